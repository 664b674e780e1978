import { ANSWER_FAILED } from '@broadsheet/contract/form-answer-path';

const OUTCOME = ['done', ANSWER_FAILED, 'form', 'faults'] as const;

/** A path of the site, with its query, without how a form on it was left by a browser without JavaScript. */
export const withoutOutcome = (path: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  for (const name of OUTCOME) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};
