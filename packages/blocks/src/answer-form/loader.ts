import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANSWER_DONE, ANSWER_FAILED } from '@broadsheet/contract/form-answer-path';
import { answerFailureText } from '@broadsheet/contract/form-outcome';
import { isFormClosed } from '@broadsheet/contract/form-settings';
import { formVersionOf } from '@broadsheet/contract/form-version';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { answerForm } from './schema.ts';

const OUTCOME = ['done', ANSWER_FAILED, 'form', 'faults'] as const;

const withoutOutcome = ({ path }: Pick<PageMatch, 'path'>): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  for (const name of OUTCOME) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};

const outcomeOf = (page: Pick<PageMatch, 'query'>) => {
  const { done, form, faults = '' } = page.query;
  const failed = answerFailureText(page);
  if (form === undefined || (failed === null && done !== ANSWER_DONE)) return null;
  return { form, failed, faults };
};

export const loadAnswerForm = defineLoader(answerForm, (settings, { page, now, isPreview }) => ({
  data: {
    page: withoutOutcome(page),
    version: formVersionOf(settings),
    isClosed: isFormClosed(settings, now),
    isPreview,
    outcome: outcomeOf(page),
  },
}));
