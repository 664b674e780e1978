import type { Brand } from '@broadsheet/contract/brand';
import {
  addOfficePicture,
  changeOfficePicture,
  findStaffEmployer,
  removeOfficePicture,
} from '@broadsheet/contract/calls/employers';
import { REQUEST_TIMEOUT_MS } from '@broadsheet/contract/constants';
import { OFFICE_PICTURES_MAX } from '@broadsheet/contract/entities/office-picture';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage } from '@broadsheet/contract/media';
import type { StaffName } from '@broadsheet/contract/studio/staff';
import type { FastifyReply } from 'fastify';
import { clientSignal } from '../http/client-signal.ts';
import { isFull, officePictureOf } from '../media/picture-assignment.ts';
import { renderPicture, saveRendered } from '../media/render-picture.ts';
import type { EmployerDeps } from './employer-handlers.ts';
import type { StudioHandlers } from './studio-handler.ts';

type OfficeHandlers = Pick<
  StudioHandlers,
  'uploadOfficePicture' | 'changeOfficePicture' | 'removeOfficePicture'
>;

interface Difference {
  readonly before: string | number;
  readonly after: string | number;
}

interface AuditedChange {
  readonly brand: Brand;
  readonly staff: StaffName;
  readonly employer: { readonly id: number; readonly name: string };
  readonly address: string;
  readonly differences: Readonly<Record<string, Difference>>;
}

/** The office pictures of employers: the services make and list them, Studio's images store them. */
export const createOfficePictureHandlers = (deps: EmployerDeps): OfficeHandlers => {
  const { upstream, runQuery, audit, now } = deps;
  const callerOf = (brand: Brand, reply: FastifyReply) =>
    upstream.caller({ brand, signal: clientSignal(reply), deadlineMs: REQUEST_TIMEOUT_MS });
  // Also where nothing changed: an earlier try may have failed here.
  const note = ({ brand, staff, employer, address, differences }: AuditedChange) =>
    audit({
      staff: { id: staff.id, name: staff.name },
      action: 'employer.office',
      subject: employer.name,
      details: { brand, id: employer.id, address, ...differences },
    });
  return {
    uploadOfficePicture: async ({ params, query, body, staff, reply }) => {
      const { brand, alt, x, y } = query;
      const { employer: id } = params;
      const call = callerOf(brand, reply);
      const { employer: known } = await call(findStaffEmployer, { query: { id } });
      const upload = { brand, picture: 'office', bytes: body, x, y, reply } as const;
      const rendered = await renderPicture(upstream, upload);
      const picture = officePictureOf(alt, rendered);
      const { address, width, height } = picture;
      // Before the image is stored: images are never deleted.
      if (isFull(known.officePictures ?? [], picture, OFFICE_PICTURES_MAX))
        throw new AppError('OFFICE_PICTURES_FULL');
      const by = { id: staff.id, name: staff.name };
      await runQuery((queries) => saveRendered(queries, rendered, { by, at: now() }));
      const { employer, before } = await call(addOfficePicture, { body: { id, ...picture } });
      const differences = {
        picture: { before: before ? address : 'none', after: address },
        text: { before: before?.alt ?? 'none', after: alt.trim() },
      };
      await note({ brand, staff, employer, address, differences });
      return { employer, width, height, bytes: rendered.image.bytes.length };
    },
    changeOfficePicture: async ({ params, query: { brand }, body, staff, reply }) => {
      const address = addressOfImage(params.image);
      const { employer, before, positions } = await callerOf(brand, reply)(changeOfficePicture, {
        body: { id: params.employer, address, ...body },
      });
      const differences = {
        ...(body.alt !== undefined && {
          text: { before: before?.alt ?? 'none', after: body.alt.trim() },
        }),
        ...(body.position !== undefined && { position: positions }),
      };
      await note({ brand, staff, employer, address, differences });
      return { employer };
    },
    removeOfficePicture: async ({ params, query: { brand }, staff, reply }) => {
      const address = addressOfImage(params.image);
      const { employer, before } = await callerOf(brand, reply)(removeOfficePicture, {
        body: { id: params.employer, address },
      });
      const differences = { picture: { before: before?.address ?? 'none', after: 'none' } };
      await note({ brand, staff, employer, address, differences });
      return { employer };
    },
  };
};
