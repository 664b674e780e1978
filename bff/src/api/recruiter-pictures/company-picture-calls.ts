import {
  addRecruiterOfficePicture,
  assignRecruiterPicture,
  checkRecruiterPicture,
  removeRecruiterOfficePicture,
} from '@broadsheet/contract/calls/recruiter-images';
import {
  addCompanyOfficePicture,
  removeCompanyOfficePicture,
  removeCompanyPicture,
  setCompanyPicture,
} from '@broadsheet/contract/calls/recruiter-pictures';
import { OFFICE_PICTURES_MAX } from '@broadsheet/contract/entities/office-picture';
import type { PictureKind, StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { AppError } from '@broadsheet/contract/errors';
import { addressOfImage } from '@broadsheet/contract/media';
import { assignmentOf, isFull, officePictureOf } from '../../media/picture-assignment.ts';
import type { RenderedImage } from '../../media/render-picture.ts';
import { bindPictureCall, type PictureAct } from './picture-call.ts';
import { auditPicture, renderUpload, storeImages } from './store-picture.ts';

interface Change {
  readonly picture: PictureKind;
  readonly employer: StaffEmployer;
  readonly details: Readonly<Record<string, unknown>>;
}

const audit = (act: PictureAct, { picture, employer, details }: Change): Promise<void> =>
  auditPicture(act, {
    action: `employer.${picture}`,
    subject: employer.name,
    details: { id: employer.id, ...details },
  });

const differenceOf = (before: string | null, after: string | null) => ({
  picture: { before: before ?? 'none', after: after ?? 'none' },
});

const storedOf = ({ image }: RenderedImage) => ({
  address: addressOfImage(image.digest),
  width: image.width,
  height: image.height,
  bytes: image.bytes.length,
});

/** The pictures of the recruiter's company. Services check each twice: before an image is stored, and as it is assigned. */
export const COMPANY_PICTURE_CALLS = [
  bindPictureCall(setCompanyPicture, async (act, { params: { picture }, fields, bytes }) => {
    await act.service(checkRecruiterPicture, { query: { picture } });
    const rendered = await renderUpload(act, { ...fields, picture, bytes });
    await storeImages(act, rendered);
    const body = { picture, ...assignmentOf(picture, rendered) };
    const { employer, before } = await act.service(assignRecruiterPicture, { body });
    await audit(act, { picture, employer, details: differenceOf(before, body.address) });
    return storedOf(rendered);
  }),
  bindPictureCall(removeCompanyPicture, async (act, { params: { picture } }) => {
    const body = { picture, address: null };
    const { employer, before } = await act.service(assignRecruiterPicture, { body });
    await audit(act, { picture, employer, details: differenceOf(before, null) });
    return { removed: before !== null };
  }),
  bindPictureCall(addCompanyOfficePicture, async (act, { fields: { alt, ...focus }, bytes }) => {
    const picture = 'office';
    const known = await act.service(checkRecruiterPicture, { query: { picture } });
    const rendered = await renderUpload(act, { ...focus, picture, bytes });
    const body = officePictureOf(alt, rendered);
    // Before the image is stored: images are never deleted.
    if (isFull(known.employer.officePictures ?? [], body, OFFICE_PICTURES_MAX))
      throw new AppError('OFFICE_PICTURES_FULL');
    await storeImages(act, rendered);
    const { employer, before } = await act.service(addRecruiterOfficePicture, { body });
    const text = { before: before?.alt ?? 'none', after: alt.trim() };
    const details = { ...differenceOf(before?.address ?? null, body.address), text };
    await audit(act, { picture, employer, details });
    return storedOf(rendered);
  }),
  bindPictureCall(removeCompanyOfficePicture, async (act, { params: { image } }) => {
    const body = { address: addressOfImage(image) };
    const { employer, before } = await act.service(removeRecruiterOfficePicture, { body });
    const details = differenceOf(before?.address ?? null, null);
    await audit(act, { picture: 'office', employer, details });
    return { removed: before !== null };
  }),
];
