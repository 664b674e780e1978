import { createHash } from 'node:crypto';
import type { Pay } from '@broadsheet/contract/entities/job';
import type { FeedJob } from './feed-job.ts';
import { faultOfJob, type ImportedJob } from './imported-job.ts';
import type { CategoryMatch, JobTerms } from './normalise/category.ts';
import { cleanLine } from './normalise/clean-text.ts';
import { parseDate } from './normalise/dates.ts';
import { normaliseDescription } from './normalise/description.ts';
import {
  findExperience,
  parseExperience,
  UNKNOWN_YEARS,
  type Years,
} from './normalise/experience.ts';
import type { Fault } from './normalise/fault.ts';
import { findWrongValue } from './normalise/find-wrong-value.ts';
import type { Locations } from './normalise/locations.ts';
import { isForeignPay, parsePay, payOfAmount } from './normalise/pay.ts';
import { quote } from './normalise/quote.ts';
import { cleanSkills } from './normalise/skills.ts';
import { readShift, readWorkMode } from './normalise/work-terms.ts';

/** The vocabulary of a brand that a feed is matched with. */
export interface Vocabulary {
  readonly readLocations: (texts: readonly string[]) => Locations;
  /** Whether a text is the name of a city and nothing else. */
  readonly isCity: (text: string) => boolean;
  readonly guessCategory: (terms: JobTerms) => CategoryMatch;
  readonly categoryLabel: (id: number) => string;
  readonly tagLabel: (id: number) => string;
}

export interface NormaliseOptions {
  readonly vocabulary: Vocabulary;
  /** The employer of rows without one. */
  readonly company: string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

export type Normalised = { readonly job: ImportedJob } | { readonly fault: Fault };

const REMOTE_TITLE =
  /\b(?:work from home|wfh)\b|[([]\s*(?:100% |fully )?remote\s*[)\]]|[-–|,]\s*remote\s*$|^remote\s*[-–|:]/i;
const FRESHER_TITLE = /\bfreshers?\b/i;
/** Glassdoor's pages have the rating below the name. */
const RATING_BELOW = /\s*\n\s*\d(?:\.\d)?\s*$/;
/** Shows that a job at a place that no list has is in India. */
const OF_INDIA = /\bindian?\b|₹|\blpa\b|\blakhs?\b/i;
const COUNTRIES_OF_TERMS =
  '(?:u\\.?\\s?s\\.?(?:a\\.?)?|united states(?: of america)?|united kingdom|uk|canada|australia|germany|europe|eu)';
/** What employers of other countries write. */
const FOREIGN_TERMS = new RegExp(
  `\\b(?:authori[sz]ed|eligible|right|based|located|reside|resident|live|living) (?:to work )?in (?:the )?${COUNTRIES_OF_TERMS}(?!\\w)|\\bu\\.?s\\.? citizen(?:s|ship)?\\b|\\b401\\s?\\(?k\\)?`,
  'i',
);
const MAX_OPENINGS = 100_000;

const payOf = (pay: FeedJob['pay']): Pay =>
  typeof pay === 'object' ? payOfAmount(pay) : parsePay(cleanLine(pay));

const yearsOf = (feed: FeedJob, title: string, description: string): Years =>
  parseExperience(cleanLine(feed.experience)) ??
  (FRESHER_TITLE.test(title) ? parseExperience(title) : null) ??
  findExperience(description) ??
  UNKNOWN_YEARS;

const openingsOf = (text: string | undefined): number => {
  const count = Number(/\d{1,6}/.exec(text?.replaceAll(',', '') ?? '')?.[0] ?? 1);
  return Math.min(Math.max(count, 1), MAX_OPENINGS);
};

const linkOf = (url: string | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
};

const missing = (externalId: string, title: string, company: string): Fault | null => {
  if (!externalId) return { reason: 'it has no id', field: 'externalId', expected: 'an id' };
  if (!title) return { reason: 'it has no title', field: 'title', expected: 'the name of a job' };
  if (company) return null;
  return {
    reason: 'it names no company: --company <name> names one for such rows',
    field: 'company',
    expected: 'the name of an employer',
  };
};

/**
 * Hashes the row as it will be stored; a date is hashed as written, because "3 days ago" is another instant at each
 * import.
 */
const fingerprintOf = (job: Omit<ImportedJob, 'fingerprint'>, feed: FeedJob): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...job, postedAt: feed.postedAt, expiresAt: feed.expiresAt }))
    .digest('base64url');

/** A job that names no place, such as "Remote", is where its pay and its terms are from. */
const isForeign = (pay: FeedJob['pay'], description: string): boolean => {
  if (OF_INDIA.test(description)) return false;
  const isPaidAbroad =
    typeof pay === 'object'
      ? pay.currency !== undefined && pay.currency.trim().toUpperCase() !== 'INR'
      : isForeignPay(pay);
  return isPaidAbroad || FOREIGN_TERMS.test(description);
};

const unknownLocation = (location: string): Fault => ({
  reason: `location ${quote(location)} is no known place; expected a city, with its state or country`,
  field: 'location',
  value: location,
  expected: 'a city, with its state or country',
});

const notInIndia = (reason: string, value: string): Fault => ({
  reason: `it is not in India: ${reason}`,
  field: 'location',
  value,
  expected: 'a place in India',
});

/** Why a job is not known to be in India; null where it is. */
const faultOfLocations = (
  feed: FeedJob,
  { abroad, unknown, inIndia }: Locations,
  { pay, description }: { readonly pay: ImportedJob['pay']; readonly description: string },
): Fault | null => {
  if (abroad) return notInIndia(abroad, abroad);
  if (unknown && pay === null && !OF_INDIA.test(description)) return unknownLocation(unknown);
  if (inIndia || !isForeign(feed.pay, description)) return null;
  const reason = 'it names no place, and its salary or text are of another country';
  return notInIndia(reason, feed.locations.join(', '));
};

const flagsOf = ({ flags, remote, title }: FeedJob, locations: Locations) => ({
  femaleCandidate: flags.femaleCandidate ?? false,
  femaleBackWorkForce: flags.femaleBackWorkForce ?? false,
  differentlyAbled: flags.differentlyAbled ?? false,
  exDefence: flags.exDefence ?? false,
  workFromHome: remote || locations.remote || REMOTE_TITLE.test(cleanLine(title)),
});

/** Converts a feed's vacancy to the site's terms and ids, or returns the reason if it cannot. */
export const normaliseJob = (feed: FeedJob, options: NormaliseOptions): Normalised => {
  const { vocabulary, now } = options;
  const externalId = cleanLine(feed.externalId);
  const title = cleanLine(feed.title);
  const company = cleanLine(feed.company?.replace(RATING_BELOW, '')) || cleanLine(options.company);
  const lacking = missing(externalId, title, company);
  if (lacking) return { fault: lacking };
  const wrong = findWrongValue(feed, vocabulary.isCity);
  if (wrong) return { fault: wrong };
  const locations = vocabulary.readLocations(feed.locations.map(cleanLine));
  const descriptionHtml = normaliseDescription(feed.description);
  const description = descriptionHtml.replace(/<[^>]*>/g, ' ');
  const pay = payOf(feed.pay);
  const misplaced = faultOfLocations(feed, locations, { pay, description });
  if (misplaced) return { fault: misplaced };
  const skills = cleanSkills(feed.skills);
  const departments = feed.departments.map(cleanLine).filter(Boolean);
  const placing = vocabulary.guessCategory({ title, skills, departments, description });
  const flags = flagsOf(feed, locations);
  const workTexts = {
    workplace: cleanLine(feed.workplace),
    shift: cleanLine(feed.shift),
    title,
    locations: feed.locations.map(cleanLine),
    description,
  };
  const job = {
    externalId,
    title,
    company,
    cityIds: [...locations.cityIds],
    ...yearsOf(feed, title, description),
    pay,
    descriptionHtml,
    skills: skills.length > 0 ? skills : placing.tagIds.map(vocabulary.tagLabel),
    categoryId: placing.categoryId,
    isCategorySure: placing.isSure,
    otherCategoryIds: [...placing.otherCategoryIds],
    tagIds: [...placing.tagIds],
    functionalArea: (departments[0] ?? vocabulary.categoryLabel(placing.categoryId)).slice(0, 120),
    industry: cleanLine(feed.industry).slice(0, 120) || null,
    openings: openingsOf(feed.openings),
    applyUrl: linkOf(feed.applyUrl),
    flags,
    workMode: flags.workFromHome ? null : readWorkMode(workTexts),
    shift: readShift(workTexts),
    postedAt: parseDate(feed.postedAt, now),
    expiresAt: parseDate(feed.expiresAt, now),
  };
  const imported: ImportedJob = { ...job, fingerprint: fingerprintOf(job, feed) };
  const fault = faultOfJob(imported);
  return fault === null ? { job: imported } : { fault: { reason: fault } };
};
