import Type from 'typebox';
import { JOB_FILTER_NAMES } from '../job-filters.ts';
import { SHIFTS, WORK_MODES } from '../work-terms.ts';
import { JobQuestion } from './job-question.ts';

export const JobFlags = Type.Object({
  femaleCandidate: Type.Boolean(),
  femaleBackWorkForce: Type.Boolean(),
  differentlyAbled: Type.Boolean(),
  exDefence: Type.Boolean(),
  workFromHome: Type.Boolean(),
});
export type JobFlags = Type.Static<typeof JobFlags>;

export const CityRef = Type.Object({
  id: Type.Integer(),
  label: Type.String(),
  slug: Type.String(),
});
export const LabelRef = Type.Object({
  dataId: Type.Integer(),
  label: Type.String(),
  tag: Type.String(),
});
export const CompanyRef = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  /** Root-relative or https address of a square picture; with null the page shows a mark made from the name. */
  logo: Type.Union([Type.String(), Type.Null()]),
});

/** Annual, in lakh rupees (1 lakh = 100,000); null where the employer does not disclose it. */
export const Pay = Type.Union([
  Type.Object({ minLakh: Type.Number(), maxLakh: Type.Number() }),
  Type.Null(),
]);
export type Pay = Type.Static<typeof Pay>;

export const JobSummary = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  company: CompanyRef,
  cities: Type.Array(CityRef),
  minYears: Type.Integer({ minimum: 0 }),
  /** Null where the employer names no maximum. */
  maxYears: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
  pay: Pay,
  skills: Type.Array(Type.String()),
  category: LabelRef,
  flags: JobFlags,
  /** Absent where the employer does not say it; `remote` is the flag workFromHome. */
  workMode: Type.Optional(Type.Enum(WORK_MODES)),
  /** Absent where the employer does not say it. */
  shift: Type.Optional(Type.Enum(SHIFTS)),
  /** ISO 8601 instant. */
  postedAt: Type.String(),
  saved: Type.Union([Type.Literal(0), Type.Literal(1)]),
  status: Type.Enum(['open', 'expired']),
});
export type JobSummary = Type.Static<typeof JobSummary>;

export const JobDetail = Type.Object({
  ...JobSummary.properties,
  /** Sanitised when it was stored: only p, ul, ol, li, h3, h4, strong, em, br. */
  descriptionHtml: Type.String(),
  functionalArea: Type.String(),
  industry: Type.String(),
  tags: Type.Array(LabelRef),
  openings: Type.Integer({ minimum: 1 }),
  views: Type.Integer({ minimum: 0 }),
  applied: Type.Integer({ minimum: 0 }),
  recruiter: Type.Union([
    Type.Object({ id: Type.Integer(), name: Type.String(), designation: Type.String() }),
    Type.Null(),
  ]),
  /** ISO 8601 instant at which the reader applied; null for visitors and without an application. */
  appliedAt: Type.Union([Type.String(), Type.Null()]),
  /** Where the employer takes applications; null when this site takes them. */
  applyUrl: Type.Union([Type.String(), Type.Null()]),
  /** The employer's questions to applicants on this site, in order. */
  questions: Type.Array(JobQuestion),
  /** ISO 8601 instant of the last possible application. */
  expiresAt: Type.String(),
});
export type JobDetail = Type.Static<typeof JobDetail>;

export const Facet = Type.Object({
  field: Type.Enum(JOB_FILTER_NAMES),
  values: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), count: Type.Integer({ minimum: 0 }) }),
  ),
});
export type Facet = Type.Static<typeof Facet>;
