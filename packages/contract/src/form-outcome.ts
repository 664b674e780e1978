import type { Messages } from '@broadsheet/messages/message-areas';
import Type from 'typebox';
import { ERRORS, type ErrorCode } from './errors.ts';
import { ANSWER_FAILED } from './form-answer-path.ts';
import type { PageMatch } from './match-page.ts';
import { findOutcome, JOB_OUTCOMES } from './outcome-messages.ts';
import type { PageLayoutName } from './page-kinds.ts';

/** The outcome of a form without JavaScript, as the page's address contains it. */
export const FormOutcomeText = Type.Object({ isSuccess: Type.Boolean(), text: Type.String() });
export type FormOutcomeText = Type.Static<typeof FormOutcomeText>;

/** The shape that clients of the catalog `web@1` get. */
export const FormOutcomeOfWeb1 = Type.Object({ isGood: Type.Boolean(), text: Type.String() });

export const toFormOutcomeOfWeb1 = ({
  isSuccess,
  text,
}: FormOutcomeText): Type.Static<typeof FormOutcomeOfWeb1> => ({ isGood: isSuccess, text });

/** Data of a block of today, as the version before it named its notice. */
export const noticeToTold = <Data extends { notice: FormOutcomeText | null }>({
  notice,
  ...rest
}: Data) => ({ ...rest, told: notice && toFormOutcomeOfWeb1(notice) });

/** Page kinds that list jobs with save buttons, and have no block that shows the outcome. */
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
  'engineers_week',
  'epoch',
  'subscriptionsuccess',
  'talentBridge',
]);

/** Page kinds with a block that shows the outcome of forms about their job. */
const OF_ONE_JOB: ReadonlySet<PageLayoutName> = new Set<PageLayoutName>([
  'jobdetail',
  'jobapplied',
]);
/** Actions of job rows, which may be on any page. */
const DONE_BY_ROWS: ReadonlySet<string> = new Set(['save', 'unsave']);

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

const messageOf = (failed: string | undefined): string | null => {
  if (failed === undefined) return null;
  return isCode(failed) ? ERRORS[failed].message : ERRORS.UNKNOWN.message;
};

/** Why the form has failed; null when it has not. */
export const failureText = ({ query }: Pick<PageMatch, 'query'>): string | null =>
  messageOf(query.failed);

/** Why a form with fields of marketing has failed, which no other block of its page repeats; null when none has. */
export const answerFailureText = ({ query }: Pick<PageMatch, 'query'>): string | null =>
  messageOf(query[ANSWER_FAILED]);

/** The outcome of a form about a job; null where there was none. */
export const jobFormOutcome = (
  page: Pick<PageMatch, 'query'>,
  outcomes: Messages['outcomes'],
): FormOutcomeText | null => {
  const failed = failureText(page);
  if (failed !== null) return { isSuccess: false, text: failed };
  const text = findOutcome(JOB_OUTCOMES, page.query.done, outcomes);
  return text === null ? null : { isSuccess: true, text };
};

/**
 * The outcome that a page with jobs must show itself. A course search shows its own, and blocks of other pages show
 * their failures.
 */
export const listOutcome = (
  page: Pick<PageMatch, 'kind' | 'query'>,
  outcomes: Messages['outcomes'],
): FormOutcomeText | null => {
  const { kind, query } = page;
  if (LISTS.has(kind)) return query.search === 'course' ? null : jobFormOutcome(page, outcomes);
  const isOfRow = query.failed === undefined && DONE_BY_ROWS.has(query.done ?? '');
  return isOfRow && !OF_ONE_JOB.has(kind) ? jobFormOutcome(page, outcomes) : null;
};

/** Whether an address contains the outcome of a form: the same page has one without it. */
export const hasOutcome = ({ query }: Pick<PageMatch, 'query'>): boolean =>
  [query.done, query.failed, query[ANSWER_FAILED]].some((outcome) => outcome !== undefined);
