import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANSWER_DONE } from '@broadsheet/contract/form-answer-path';
import { failureText } from '@broadsheet/contract/form-outcome';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { answerForm } from './schema.ts';

const OUTCOME = ['done', 'failed', 'form', 'faults'] as const;

const withoutOutcome = ({ path }: Pick<PageMatch, 'path'>): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  for (const name of OUTCOME) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

const outcomeOf = (page: Pick<PageMatch, 'query'>) => {
  const { done, form, faults = '' } = page.query;
  const failed = failureText(page);
  if (form === undefined || (failed === null && done !== ANSWER_DONE)) return null;
  return { form, failed, faults };
};

export const loadAnswerForm = defineLoader(
  answerForm,
  ({ closesOn }, { page, now, isPreview }) => ({
    data: {
      page: withoutOutcome(page),
      isClosed: closesOn !== undefined && Date.parse(closesOn) <= now,
      isPreview,
      outcome: outcomeOf(page),
    },
  }),
);
