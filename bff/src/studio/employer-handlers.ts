import { createHash } from 'node:crypto';
import type { Brand } from '@broadsheet/contract/brand';
import {
  findStaffEmployer,
  listStaffEmployers,
  renderEmployerPicture,
  setEmployerPicture,
} from '@broadsheet/contract/calls/employers';
import { FILE_TIMEOUT_MS, REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import type { EmployerPicture } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage, IMAGE_BYTES_MAX } from '@broadsheet/contract/media';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import { saveImage } from '@broadsheet/publishing/images';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import type { OpenStaff } from '@broadsheet/staff/open-staff';
import { writeUpload } from '@broadsheet/uploads/write-upload';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { readWebp } from '../media/read-webp.ts';
import type { StudioHandlers } from './studio-handler.ts';

interface EmployerDeps {
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

interface Upload {
  readonly bytes: Uint8Array;
  /** The focal point, from the left and top edges: 0 to 1. */
  readonly x: number;
  readonly y: number;
}

async function* contentOf(bytes: Uint8Array): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Checks the image of the service as strictly as one of a browser. */
const readImage = (webp: string) => {
  const bytes = Buffer.from(webp, 'base64');
  const size = readWebp(bytes);
  if ('fault' in size || bytes.length > IMAGE_BYTES_MAX)
    throw new AppError('BAD_GATEWAY', { cause: new Error('the picture is no image of the site') });
  const digest = createHash('sha256').update(bytes).digest('hex');
  return { digest, bytes, width: size.width, height: size.height };
};

const renderBy =
  ({ upstream }: EmployerDeps) =>
  async ({ brand, picture, reply }: Act, { bytes, x, y }: Upload) => {
    const limits = { brand, signal: clientSignal(reply), deadlineMs: FILE_TIMEOUT_MS };
    const fields = { picture, x, y };
    const texts = { picture, x: String(x), y: String(y) };
    const body = writeUpload({ fields: texts, name: picture, content: contentOf(bytes) });
    const { webp } = await upstream.sendFile(limits, renderEmployerPicture, fields, {
      ...body,
      key: undefined,
    });
    return readImage(webp);
  };

/** The logos and covers of employers: the services make and assign them, Studio's images store them. */
export const createEmployerHandlers = (
  deps: EmployerDeps,
): Pick<StudioHandlers, 'listEmployers' | 'uploadEmployerPicture' | 'removeEmployerPicture'> => {
  const { upstream, runQuery, audit, now } = deps;
  const render = renderBy(deps);
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  const assign = async ({ brand, id, picture, staff, reply }: Act, address: string | null) => {
    const call = callerOf(brand, reply);
    const body = { id, picture, address };
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
      const { brand, x = 0.5, y = 0.5 } = query;
      const act: Act = { brand, id: params.employer, picture: params.picture, staff, reply };
      await callerOf(brand, reply)(findStaffEmployer, { query: { id: act.id } });
      const image = await render(act, { bytes: body, x, y });
      const by = { id: staff.id, name: staff.name };
      await runQuery((queries) => saveImage(queries, image, { by, at: now() }));
      const employer = await assign(act, addressOfImage(image.digest));
      return { employer, width: image.width, height: image.height, bytes: image.bytes.length };
    },
    removeEmployerPicture: async ({ params, query: { brand }, staff, reply }) => ({
      employer: await assign(
        { brand, id: params.employer, picture: params.picture, staff, reply },
        null,
      ),
    }),
  };
};
