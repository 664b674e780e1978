import Type from 'typebox';
import { defineCall } from '../call.ts';
import { REPORT_REASONS } from '../constants.ts';
import { Text } from '../text.ts';

const REPORT_STATES = ['open', 'upheld', 'dismissed'] as const;
export const ReportState = Type.Enum(REPORT_STATES, {
  description: 'open: nobody has decided; upheld: the report is right; dismissed: it is not.',
});
export type ReportState = Type.Static<typeof ReportState>;

/** A seeker's report about a job, without who sent it. */
export const StaffReport = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  reason: Type.Enum(REPORT_REASONS.map(({ id }) => id)),
  /** As its sender wrote it; empty for none. */
  note: Type.String(),
  reportedAt: Type.String({ format: 'date-time' }),
  state: ReportState,
  /** Null while it is open. */
  decidedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  decidedBy: Type.Union([Type.String(), Type.Null()]),
  job: Type.Object({
    id: Type.Integer(),
    slug: Type.String(),
    title: Type.String(),
    company: Type.String(),
    isOpen: Type.Boolean(),
  }),
  /** All reports about this job. */
  reportsOfJob: Type.Integer({ minimum: 1 }),
});
export type StaffReport = Type.Static<typeof StaffReport>;

const internal = { service: 'job', auth: 'public', params: Type.Object({}) } as const;

/** Reports of a state, newest first. */
export const listJobReports = defineCall({
  ...internal,
  method: 'GET',
  path: '/internal/job-reports',
  forOne: true,
  query: Type.Object({
    state: ReportState,
    before: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Only reports before it.' }),
    ),
  }),
  answer: Type.Object({ items: Type.Array(StaffReport), hasMore: Type.Boolean() }),
});

/** Decides a report, or opens it again; idempotent. Throws NOT_FOUND. */
export const decideJobReport = defineCall({
  ...internal,
  method: 'POST',
  path: '/internal/job-report',
  query: Type.Object({}),
  body: Type.Object({
    id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
    state: ReportState,
    by: Text({ minLength: 1, maxLength: 80 }),
  }),
  answer: Type.Object({ report: StaffReport, before: ReportState }),
});
