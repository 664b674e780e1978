import { defineLoader } from '@broadsheet/contract/block-loader';
import { ANSWER_DONE } from '@broadsheet/contract/form-answer-path';
import { answerFailureText } from '@broadsheet/contract/form-outcome';
import { isFormClosed } from '@broadsheet/contract/form-settings';
import { formVersionOf } from '@broadsheet/contract/form-version';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { answerForm } from './schema.ts';
import { withoutOutcome } from './without-outcome.ts';

const outcomeOf = (page: Pick<PageMatch, 'query'>) => {
  const { done, form, faults = '' } = page.query;
  const failed = answerFailureText(page);
  if (form === undefined || (failed === null && done !== ANSWER_DONE)) return null;
  return { form, failed, faults };
};

export const loadAnswerForm = defineLoader(answerForm, (settings, { page, now, isPreview }) => ({
  data: {
    page: withoutOutcome(page.path),
    version: formVersionOf(settings),
    isClosed: isFormClosed(settings, now),
    isPreview,
    outcome: outcomeOf(page),
  },
}));
