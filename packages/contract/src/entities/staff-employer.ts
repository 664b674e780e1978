import Type from 'typebox';
import { CoverSizes, OfficePicture } from './office-picture.ts';

/** `logo`: beside the name, square. `cover`: the wide picture of the company page, 16:9. */
export const EmployerPicture = Type.Enum(['logo', 'cover']);
export type EmployerPicture = Type.Static<typeof EmployerPicture>;

/** `office`: one of several pictures of the office, 3:2. */
export const PictureKind = Type.Enum(['logo', 'cover', 'office']);
export type PictureKind = Type.Static<typeof PictureKind>;

/** The largest file that may be uploaded for one. */
export const EMPLOYER_PICTURE_BYTES_MAX = 10_000_000;

interface PictureSizes {
  readonly minSize: { readonly width: number; readonly height: number };
  readonly maxSize: { readonly width: number; readonly height: number };
  /** Of the narrow version, which wider images have; null for none. */
  readonly narrowWidth: number | null;
}

/** In pixels: the smallest upload, the largest image that pages get, and its narrow version. */
export const EMPLOYER_PICTURES = {
  logo: {
    minSize: { width: 48, height: 48 },
    maxSize: { width: 144, height: 144 },
    narrowWidth: null,
  },
  cover: {
    minSize: { width: 640, height: 360 },
    maxSize: { width: 1_120, height: 630 },
    narrowWidth: 720,
  },
  office: {
    minSize: { width: 480, height: 320 },
    maxSize: { width: 960, height: 640 },
    narrowWidth: 600,
  },
} as const satisfies Readonly<Record<PictureKind, PictureSizes>>;

const Part = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 1, default: 0.5, description }));

/** The most important point of a picture. Covers and office pictures are cropped around it; a logo is never cropped. */
export const PictureFocus = Type.Object({
  x: Part('From the left edge, 0 to 1.'),
  y: Part('From the top edge, 0 to 1.'),
});

const Address = Type.Union([Type.String(), Type.Null()], {
  description: 'Root-relative or https address; null for none.',
});

/** An employer as staff see it. */
export const StaffEmployer = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  slug: Type.String(),
  openJobs: Type.Integer({ minimum: 0 }),
  logo: Address,
  cover: Address,
  /** Null where the cover has no narrow version. Services of earlier versions do not send it. */
  coverSizes: Type.Optional(Type.Union([CoverSizes, Type.Null()])),
  /** In the order of the page. Services of earlier versions do not send it. */
  officePictures: Type.Optional(Type.Array(OfficePicture)),
});
export type StaffEmployer = Type.Static<typeof StaffEmployer>;
