import type { Brand } from '@broadsheet/contract/brand';
import {
  findStaffEmployer,
  listStaffEmployers,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { assignmentOf } from '../media/picture-assignment.ts';
import { renderPicture, saveRendered } from '../media/render-picture.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface EmployerDeps {
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile'>;
  /** Runs a database query; throws STUDIO_UNAVAILABLE while the database is away. */
  readonly runQuery: <Result>(
    task: (queries: PublishingQueries) => Promise<Result>,
  ) => Promise<Result>;
  readonly audit: OpenStaff['audit'];
  /** Epoch ms. */
  readonly now: () => number;
}

/** A picture of one employer, and who changes it. */
interface Act {
  readonly brand: Brand;
  readonly id: number;
  readonly picture: EmployerPicture;
  readonly staff: StaffName;
  readonly reply: FastifyReply;
}

/** The logos and covers of employers: the services make and assign them, Studio's images store them. */
export const createEmployerHandlers = (
  deps: EmployerDeps,
): Pick<StudioHandlers, 'listEmployers' | 'uploadEmployerPicture' | 'removeEmployerPicture'> => {
  const { upstream, runQuery, audit, now } = deps;
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  const assign = async (
    { brand, id, picture, staff, reply }: Act,
    given: ReturnType<typeof assignmentOf> | { readonly address: null },
  ) => {
    const { address } = given;
    const call = callerOf(brand, reply);
    const body = { id, picture, ...given };
    const { employer, before } = await call(setEmployerPicture, { body });
    // Also where nothing changed: an earlier try may have failed here.
    await audit({
      staff: { id: staff.id, name: staff.name },
      action: `employer.${picture}`,
      subject: employer.name,
      details: { brand, id, picture: { before: before ?? 'none', after: address ?? 'none' } },
    });
    return employer;
  };
  return {
    listEmployers: ({ query: { brand, ...query }, reply }) =>
      callerOf(brand, reply)(listStaffEmployers, { query }),
    uploadEmployerPicture: async ({ params, query, body, staff, reply }) => {
      const { brand, x, y } = query;
      const act: Act = { brand, id: params.employer, picture: params.picture, staff, reply };
      await callerOf(brand, reply)(findStaffEmployer, { query: { id: act.id } });
      const picture = { brand, picture: act.picture, bytes: body, x, y, reply };
      const rendered = await renderPicture(upstream, picture);
      const { image } = rendered;
      const by = { id: staff.id, name: staff.name };
      await runQuery((queries) => saveRendered(queries, rendered, { by, at: now() }));
      const employer = await assign(act, assignmentOf(act.picture, rendered));
      return { employer, width: image.width, height: image.height, bytes: image.bytes.length };
    },
    removeEmployerPicture: async ({ params, query: { brand }, staff, reply }) => ({
      employer: await assign(
        { brand, id: params.employer, picture: params.picture, staff, reply },
        { address: null },
      ),
    }),
  };
};
