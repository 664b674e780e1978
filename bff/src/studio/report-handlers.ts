import type { Brand } from '@broadsheet/contract/brand';
import { decideJobReport, listJobReports } from '@broadsheet/contract/calls/job-reports';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import type { StudioHandlers } from './studio-handler.ts';

interface ReportDeps {
  readonly upstream: Pick<Upstream, 'caller'>;
  readonly audit: OpenStaff['audit'];
}

/** Seekers' reports about jobs, which the services store: a decision there names its staff member. */
export const createReportHandlers = ({
  upstream,
  audit,
}: ReportDeps): Pick<StudioHandlers, 'listReports' | 'decideReport'> => {
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  return {
    listReports: ({ query: { brand, ...query }, reply }) =>
      callerOf(brand, reply)(listJobReports, { query }),
    decideReport: async ({ params, body: { brand, state }, staff, reply }) => {
      const decided = { id: params.report, state, by: staff.name };
      const { report, before } = await callerOf(brand, reply)(decideJobReport, { body: decided });
      const { id, title, company } = report.job;
      // Also where nothing changed: an earlier try may have failed here.
      await audit({
        staff: { id: staff.id, name: staff.name },
        action: 'report.decide',
        subject: String(report.id),
        details: { brand, job: id, title, company, state: { before, after: state } },
      });
      return { report };
    },
  };
};
