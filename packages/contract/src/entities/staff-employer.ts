import Type from 'typebox';

/** `logo`: beside the name, square. `cover`: the wide picture of the company page, 16:9. */
export const EmployerPicture = Type.Enum(['logo', 'cover']);
export type EmployerPicture = Type.Static<typeof EmployerPicture>;

/** The largest file that may be uploaded for one. */
export const EMPLOYER_PICTURE_BYTES_MAX = 10_000_000;

/** In pixels: the smallest upload, and the largest image that pages get. */
export const EMPLOYER_PICTURES = {
  logo: { minSize: { width: 48, height: 48 }, maxSize: { width: 144, height: 144 } },
  cover: { minSize: { width: 640, height: 360 }, maxSize: { width: 1_120, height: 630 } },
} as const;

const Part = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 1, default: 0.5, description }));

/** The most important point of a picture. A cover is cropped around it; a logo is never cropped. */
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
});
export type StaffEmployer = Type.Static<typeof StaffEmployer>;
