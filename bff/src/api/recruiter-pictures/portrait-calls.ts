import { assignPortrait } from '@broadsheet/contract/calls/recruiter-images';
import { removePortrait, setPortrait } from '@broadsheet/contract/calls/recruiter-pictures';
import { addressOfImage } from '@broadsheet/contract/media';
import { bindPictureCall, type PictureAct } from './picture-call.ts';
import { auditPicture, renderUpload, storeImages } from './store-picture.ts';

/** @returns the address until now */
const assign = async (act: PictureAct, address: string | null): Promise<string | null> => {
  const { before } = await act.service(assignPortrait, { body: { address } });
  await auditPicture(act, {
    action: 'recruiter.portrait',
    subject: act.recruiter.name,
    details: { picture: { before: before ?? 'none', after: address ?? 'none' } },
  });
  return before;
};

/** The portrait of the recruiter who calls. */
export const PORTRAIT_CALLS = [
  bindPictureCall(setPortrait, async (act, { fields, bytes }) => {
    const rendered = await renderUpload(act, { ...fields, picture: 'portrait', bytes });
    await storeImages(act, rendered);
    const { digest, width, height, bytes: image } = rendered.image;
    const address = addressOfImage(digest);
    await assign(act, address);
    return { address, width, height, bytes: image.length };
  }),
  bindPictureCall(removePortrait, async (act) => ({
    removed: (await assign(act, null)) !== null,
  })),
];
