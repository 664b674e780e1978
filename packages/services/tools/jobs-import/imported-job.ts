import { JobFlags, Pay } from '@broadsheet/contract/entities/job';
import { SHIFTS } from '@broadsheet/contract/work-terms';
import Type from 'typebox';
import { Compile } from 'typebox/compile';

/** The maximum for required years of experience. */
export const MAX_YEARS = 60;

/** A vacancy in the site's own terms and ids, ready to be stored. */
export const ImportedJob = Type.Object(
  {
    externalId: Type.String({ minLength: 1, maxLength: 300 }),
    title: Type.String({ minLength: 2, maxLength: 200 }),
    company: Type.String({ minLength: 1, maxLength: 160 }),
    cityIds: Type.Array(Type.Integer(), { maxItems: 60 }),
    minYears: Type.Integer({ minimum: 0, maximum: MAX_YEARS }),
    /** Null where the feed names no maximum. */
    maxYears: Type.Union([Type.Integer({ minimum: 0, maximum: MAX_YEARS }), Type.Null()]),
    pay: Pay,
    /** Only p, ul, ol, li, h3, h4, strong, em, br. */
    descriptionHtml: Type.String({ maxLength: 200_000 }),
    skills: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 40 }),
    categoryId: Type.Integer(),
    /** Enough speaks for the category, and little for another. */
    isCategorySure: Type.Boolean(),
    /** Where the category is unsure: others that it may be, the likeliest first. */
    otherCategoryIds: Type.Array(Type.Integer()),
    tagIds: Type.Array(Type.Integer()),
    functionalArea: Type.String({ minLength: 1, maxLength: 120 }),
    industry: Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()]),
    openings: Type.Integer({ minimum: 1, maximum: 100_000 }),
    applyUrl: Type.Union([Type.String({ pattern: '^https?://', maxLength: 2_000 }), Type.Null()]),
    flags: JobFlags,
    /** Of a job that is not done from home; null where the feed does not say it. */
    workMode: Type.Union([Type.Enum(['office', 'hybrid']), Type.Null()]),
    shift: Type.Union([Type.Enum(SHIFTS), Type.Null()]),
    /** Epoch milliseconds; null where the feed gives none. */
    postedAt: Type.Union([Type.Number(), Type.Null()]),
    expiresAt: Type.Union([Type.Number(), Type.Null()]),
    /** Hash of the fields that decide whether the job has changed since the last import. */
    fingerprint: Type.String({ minLength: 1 }),
  },
  { additionalProperties: false },
);
export type ImportedJob = Type.Static<typeof ImportedJob>;

const validator = Compile(ImportedJob);

/** The first fault as text: "title must not have fewer than 2 characters"; null when there is none. */
export const faultOfJob = (job: ImportedJob): string | null => {
  if (validator.Check(job)) return null;
  const [first] = validator.Errors(job);
  return first
    ? `${first.instancePath.slice(1).replaceAll('/', ' ')} ${first.message}`
    : 'it is not a job';
};
