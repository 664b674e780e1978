import {
  LISTING_SOURCE_CODES,
  RENEWAL_REMINDER_CODES,
  SOURCE_TRACKING_CODES,
} from './constants.ts';
import type { EventParameters } from './event-parameters.ts';
import type { EventLocation } from './events.ts';
import type { PageMatch } from './match-page.ts';
import {
  type OriginLabel,
  originOfSource,
  type SourceKey,
  trackedPageOf,
  viewNameOf,
} from './tracked-pages.ts';

type Page = Pick<PageMatch, 'kind' | 'params'>;

const SOURCE_KEYS = Object.keys(SOURCE_TRACKING_CODES) as SourceKey[];
const REMINDERS: readonly number[] = RENEWAL_REMINDER_CODES;

/** The source that a `ref` names, by its key or by its code as mails write it. */
const keyOfRef = (ref: string | null): SourceKey | undefined =>
  SOURCE_KEYS.find((key) => key === ref || String(SOURCE_TRACKING_CODES[key]) === ref);
const reminderOfRef = (ref: string | null): number | undefined =>
  REMINDERS.find((code) => String(code) === ref);

/** The source code of a visit: from `ref`, else from the previous page. */
export const sourceCodeOf = (ref: string | null, from: Page | null): number | null => {
  const reminder = reminderOfRef(ref);
  if (reminder !== undefined) return reminder;
  const key = keyOfRef(ref) ?? (from && trackedPageOf(from).source);
  return key ? SOURCE_TRACKING_CODES[key] : null;
};

/** The origin label of a visit, found like the code; mails have none. */
export const originOf = (ref: string | null, from: Page | null): OriginLabel | null => {
  if (reminderOfRef(ref) !== undefined) return null;
  const key = keyOfRef(ref);
  return key ? originOfSource(key) : ((from && trackedPageOf(from).origin) ?? null);
};

/** The code of a list of jobs; null for other pages, such as the directory of companies. */
const listingCodeOf = (page: Page): number | null => {
  const { listing } = trackedPageOf(page);
  const isDirectory = page.kind === 'company' && page.params.slug === undefined;
  return listing && !isDirectory ? LISTING_SOURCE_CODES[listing] : null;
};

/** The location of an event. @param page of the event, null where unknown; @param from the page before it */
export const describeLocation = (
  page: Page | null,
  from: Page | null,
  parameters: EventParameters,
): EventLocation => ({
  page: page?.kind ?? null,
  view: page && viewNameOf(page.kind),
  origin: originOf(parameters.ref, from),
  source: sourceCodeOf(parameters.ref, from),
  listing: page && listingCodeOf(page),
  ...parameters,
});
