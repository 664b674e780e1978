import { createHash } from 'node:crypto';
import type { Pay } from '@broadsheet/contract/entities/job';
import type { FeedJob } from './feed-job.ts';
import { faultOfJob, type ImportedJob } from './imported-job.ts';
import type { CategoryMatch, JobTerms } from './normalise/category.ts';
import { cleanLine } from './normalise/clean-text.ts';
import { parseDate } from './normalise/dates.ts';
import { normaliseDescription } from './normalise/description.ts';
import { ANY_YEARS, findExperience, parseExperience, type Years } from './normalise/experience.ts';
import type { Locations } from './normalise/locations.ts';
import { parsePay, payOfAmount } from './normalise/pay.ts';
import { cleanSkills } from './normalise/skills.ts';

/** The vocabulary of a brand that a feed is matched with. */
export interface Vocabulary {
  readonly readLocations: (texts: readonly string[]) => Locations;
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

export type Normalised = { readonly job: ImportedJob } | { readonly fault: string };

const REMOTE_TITLE =
  /\b(?:work from home|wfh)\b|[([]\s*(?:100% |fully )?remote\s*[)\]]|[-–|,]\s*remote\s*$|^remote\s*[-–|:]/i;
const FRESHER_TITLE = /\bfreshers?\b/i;
const MAX_OPENINGS = 100_000;

const payOf = (pay: FeedJob['pay']): Pay =>
  typeof pay === 'object' ? payOfAmount(pay) : parsePay(cleanLine(pay));

const yearsOf = (feed: FeedJob, title: string, description: string): Years =>
  parseExperience(cleanLine(feed.experience)) ??
  (FRESHER_TITLE.test(title) ? parseExperience(title) : null) ??
  findExperience(description) ??
  ANY_YEARS;

const openingsOf = (text: string | undefined): number => {
  const count = Number(/\d{1,6}/.exec(text?.replaceAll(',', '') ?? '')?.[0] ?? 1);
  return Math.min(Math.max(count, 1), MAX_OPENINGS);
};

const linkOf = (url: string | undefined): string | null => {
  const address = url?.trim() ?? '';
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
};

const missing = (externalId: string, title: string, company: string): string | null => {
  if (!externalId) return 'it has no id';
  if (!title) return 'it has no title';
  return company ? null : 'it names no company';
};

/**
 * Hashes the row as it will be stored; a date is hashed as written, because "3 days ago" is another instant at each
 * import.
 */
const fingerprintOf = (job: Omit<ImportedJob, 'fingerprint'>, feed: FeedJob): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...job, postedAt: feed.postedAt, expiresAt: feed.expiresAt }))
    .digest('base64url');

/** Converts a feed's vacancy to the site's terms and ids, or returns the reason if it cannot. */
export const normaliseJob = (feed: FeedJob, options: NormaliseOptions): Normalised => {
  const { vocabulary, now } = options;
  const externalId = cleanLine(feed.externalId);
  const title = cleanLine(feed.title);
  const company = cleanLine(feed.company) || cleanLine(options.company);
  const lacking = missing(externalId, title, company);
  if (lacking) return { fault: lacking };
  const locations = vocabulary.readLocations(feed.locations.map(cleanLine));
  if (locations.abroad && !feed.remote) return { fault: `it is not in India: ${locations.abroad}` };
  const descriptionHtml = normaliseDescription(feed.description);
  const description = descriptionHtml.replace(/<[^>]*>/g, ' ');
  const skills = cleanSkills(feed.skills);
  const departments = feed.departments.map(cleanLine).filter(Boolean);
  const placing = vocabulary.guessCategory({ title, skills, departments, description });
  const job = {
    externalId,
    title,
    company,
    cityIds: [...locations.cityIds],
    ...yearsOf(feed, title, description),
    pay: payOf(feed.pay),
    descriptionHtml,
    skills: skills.length > 0 ? skills : placing.tagIds.map(vocabulary.tagLabel),
    categoryId: placing.categoryId,
    tagIds: [...placing.tagIds],
    functionalArea: (departments[0] ?? vocabulary.categoryLabel(placing.categoryId)).slice(0, 120),
    industry: cleanLine(feed.industry).slice(0, 120) || null,
    openings: openingsOf(feed.openings),
    applyUrl: linkOf(feed.applyUrl),
    flags: {
      femaleCandidate: feed.flags.femaleCandidate ?? false,
      femaleBackWorkForce: feed.flags.femaleBackWorkForce ?? false,
      differentlyAbled: feed.flags.differentlyAbled ?? false,
      exDefence: feed.flags.exDefence ?? false,
      workFromHome: feed.remote || locations.remote || REMOTE_TITLE.test(title),
    },
    postedAt: parseDate(feed.postedAt, now),
    expiresAt: parseDate(feed.expiresAt, now),
  };
  const imported: ImportedJob = { ...job, fingerprint: fingerprintOf(job, feed) };
  const fault = faultOfJob(imported);
  return fault === null ? { job: imported } : { fault };
};
