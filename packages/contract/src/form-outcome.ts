import Type from 'typebox';
import { ERRORS, type ErrorCode } from './errors.ts';
import type { PageMatch } from './match-page.ts';
import type { PageLayoutName } from './page-kinds.ts';

/** What the address of a page says of a form that was sent without JavaScript and came back to it. */
export const FormOutcomeWords = Type.Object({ isGood: Type.Boolean(), text: Type.String() });
export type FormOutcomeWords = Type.Static<typeof FormOutcomeWords>;

/** Of the calls about one job, by the last word of their paths. */
const JOB_DONE: Readonly<Record<string, string>> = {
  apply: 'You have applied for this job.',
  'apply-additional-info': 'Sent. It stands with your application.',
  followup: 'The employer has been asked how your application stands.',
  save: 'Saved. You find it under Saved jobs.',
  unsave: 'Taken from your saved jobs.',
  report: 'Thank you. We will look at this job.',
};

/** Kinds of pages that list jobs with a button to save each, and have no block that says what came of it. */
const LISTS: ReadonlySet<PageLayoutName> = new Set<PageLayoutName>([
  'home',
  'category',
  'tag',
  'location_based',
  'location',
  'search',
  'company',
  'recruiterJobfeed',
  'similar-jobs',
  'women_at_work',
  'jobfeed',
  'recommended-jobs',
  'removedjobs',
  'saved-jobs',
]);

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** Why the form has failed; null when it has not. */
export const failedWords = ({ query }: Pick<PageMatch, 'query'>): string | null => {
  const { failed } = query;
  if (failed === undefined) return null;
  return isCode(failed) ? ERRORS[failed].message : ERRORS.UNKNOWN.message;
};

/** What a form about a job has done, or why it has failed; null where there was none. */
export const jobFormOutcome = (page: Pick<PageMatch, 'query'>): FormOutcomeWords | null => {
  const failed = failedWords(page);
  if (failed !== null) return { isGood: false, text: failed };
  const { done = '' } = page.query;
  const text = Object.hasOwn(JOB_DONE, done) ? JOB_DONE[done] : undefined;
  return text === undefined ? null : { isGood: true, text };
};

/** What a list of jobs has to say of itself. The courses of a search speak for themselves. */
export const listOutcome = (page: Pick<PageMatch, 'kind' | 'query'>): FormOutcomeWords | null =>
  LISTS.has(page.kind) && page.query.search !== 'course' ? jobFormOutcome(page) : null;

/** Whether an address is where a form came back to: the same page has one without that. */
export const hasOutcome = ({ query }: Pick<PageMatch, 'query'>): boolean =>
  query.done !== undefined || query.failed !== undefined;
