import Type from 'typebox';
import { ImageAddress } from './office-picture.ts';
import { EMPLOYER_PICTURES } from './staff-employer.ts';

/** In pixels: the smallest upload, and the largest image that pages get. A portrait is a square; one width is enough. */
export const PORTRAIT = {
  minSize: { width: 96, height: 96 },
  maxSize: { width: 160, height: 160 },
  narrowWidth: null,
} as const;

/** What the site renders of an upload, and stores as an image. */
export const RENDERED_PICTURES = { ...EMPLOYER_PICTURES, portrait: PORTRAIT } as const;
export const RenderedKind = Type.Enum(['logo', 'cover', 'office', 'portrait']);
export type RenderedKind = Type.Static<typeof RenderedKind>;

/** The address of a recruiter's portrait; absent: pages show initials. Services of earlier versions do not send it. */
export const PortraitUrl = Type.Optional(ImageAddress);
