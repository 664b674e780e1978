import type { RenderedKind } from '@broadsheet/contract/entities/portrait';
import type { PictureFocus } from '@broadsheet/contract/entities/staff-employer';
import type Type from 'typebox';
import { type RenderedImage, renderPicture, saveRendered } from '../../media/render-picture.ts';
import type { PictureAct } from './picture-call.ts';

interface UploadedPicture extends Type.Static<typeof PictureFocus> {
  readonly picture: RenderedKind;
  readonly bytes: Uint8Array;
}

/** Renders what a recruiter has uploaded. Throws the errors of uploaded pictures. */
export const renderUpload = (
  { upstream, brand, reply }: PictureAct,
  upload: UploadedPicture,
): Promise<RenderedImage> => renderPicture(upstream, { ...upload, brand, reply });

/** Stores the images of a picture; nothing names them yet. */
export const storeImages = (
  { store, recruiter, now }: PictureAct,
  rendered: RenderedImage,
): Promise<void> => {
  const by = { id: `recruiter-${recruiter.id}`, name: recruiter.name };
  return store.runQuery((queries) => saveRendered(queries, rendered, { by, at: now }));
};

/** Records what a recruiter did in the activity log; also where nothing changed: an earlier try may have failed here. */
export const auditPicture = (
  { store, brand, recruiter }: PictureAct,
  entry: {
    readonly action: string;
    readonly subject: string;
    readonly details: Readonly<Record<string, unknown>>;
  },
): Promise<void> =>
  store.audit({
    ...entry,
    staff: null,
    details: { brand, recruiter: recruiter.name, recruiterId: recruiter.id, ...entry.details },
  });
