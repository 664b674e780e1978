import Type from 'typebox';
import { Brand } from '../brand.ts';
import { ReportState, StaffReport } from '../calls/job-reports.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

/** Seekers' reports about jobs, newest first, without who sent them. */
export const listReports = defineStudioCall({
  method: 'GET',
  path: '/reports',
  role: 'publisher',
  params: Nothing,
  query: Type.Object(
    {
      brand: Brand,
      state: ReportState,
      before: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
    },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(StaffReport), hasMore: Type.Boolean() }),
});

/** Upholds or dismisses a report, or opens it again. NOT_FOUND. */
export const decideReport = defineStudioCall({
  method: 'POST',
  path: '/reports/{report}',
  role: 'publisher',
  params: Type.Object(
    { report: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) },
    { additionalProperties: false },
  ),
  query: Nothing,
  body: Type.Object({ brand: Brand, state: ReportState }, { additionalProperties: false }),
  answer: Type.Object({ report: StaffReport }),
});
