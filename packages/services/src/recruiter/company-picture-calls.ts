import {
  addRecruiterOfficePicture,
  assignRecruiterPicture,
  checkRecruiterPicture,
  removeRecruiterOfficePicture,
} from '@broadsheet/contract/calls/recruiter-images';
import { companyPictures } from '@broadsheet/contract/calls/recruiter-pictures';
import type { OfficePicture } from '@broadsheet/contract/entities/office-picture';
import { assignPicture } from '../job/companies/assign-picture.ts';
import { changeOfficePictures } from '../job/companies/change-office-pictures.ts';
import { addPicture, removePicture } from '../job/companies/office-pictures.ts';
import {
  loadRecruiterPictures,
  requireReplaceable,
  requireVerified,
} from '../job/companies/picture-authors.ts';
import { findEmployer } from '../job/companies/staff-employers.ts';
import { bindCall } from '../platform/call/bind-call.ts';
import type { CallContext } from '../platform/call/call-context.ts';
import { readRecruiter } from './find-calling-recruiter.ts';

/** The company of the recruiter who calls, and the recruiter as the author of its pictures. */
const readOwn = (context: Pick<CallContext, 'recruiter' | 'now'>) => {
  const { id: recruiterId, companyId } = readRecruiter(context);
  return { companyId, author: { recruiterId, now: context.now } };
};

const findIn = (pictures: readonly OfficePicture[], address: string): OfficePicture | null =>
  pictures.find((each) => each.address === address) ?? null;

export const companyPicturesCall = bindCall(companyPictures, async (_query, _params, context) => {
  const { companyId } = readOwn(context);
  const [employer, byRecruiters] = await Promise.all([
    findEmployer(context, companyId),
    loadRecruiterPictures(context.database, companyId),
  ]);
  const describe = (address: string) => ({ address, byRecruiter: byRecruiters.has(address) });
  const { name, slug, logo, cover, officePictures = [] } = employer;
  return {
    company: { name, slug },
    logo: logo === null ? null : describe(logo),
    cover: cover === null ? null : describe(cover),
    officePictures: officePictures.map(({ address, alt }) => ({ ...describe(address), alt })),
  };
});

export const checkRecruiterPictureCall = bindCall(
  checkRecruiterPicture,
  async ({ picture }, _params, context) => {
    const { companyId } = readOwn(context);
    await requireVerified(context.database, companyId);
    const employer = await findEmployer(context, companyId);
    if (picture !== 'office')
      requireReplaceable(
        employer[picture],
        await loadRecruiterPictures(context.database, companyId),
      );
    return { employer };
  },
);

export const assignRecruiterPictureCall = bindCall(
  assignRecruiterPicture,
  async (_query, _params, context, { picture, address, colour, sizes }) => {
    const { companyId, author } = readOwn(context);
    if (address !== null) await requireVerified(context.database, companyId);
    const assignment = { id: companyId, picture, address, colour, sizes, author };
    const before = await assignPicture(context, assignment);
    return { employer: await findEmployer(context, companyId), before };
  },
);

export const addRecruiterOfficePictureCall = bindCall(
  addRecruiterOfficePicture,
  async (_query, _params, context, picture) => {
    const { companyId, author } = readOwn(context);
    await requireVerified(context.database, companyId);
    const added = { ...picture, alt: picture.alt.trim() };
    const { before } = await changeOfficePictures(
      context,
      companyId,
      (pictures) => addPicture(pictures, added),
      author,
    );
    const employer = await findEmployer(context, companyId);
    return { employer, before: findIn(before, picture.address) };
  },
);

export const removeRecruiterOfficePictureCall = bindCall(
  removeRecruiterOfficePicture,
  async (_query, _params, context, { address }) => {
    const { companyId, author } = readOwn(context);
    const { before } = await changeOfficePictures(
      context,
      companyId,
      (pictures) => removePicture(pictures, address),
      author,
    );
    return { employer: await findEmployer(context, companyId), before: findIn(before, address) };
  },
);
