import Type from 'typebox';
import { Text } from './text.ts';

/** What the site's pictures are called and show. The pictures themselves are named by their content. */
export const PICTURES_FILE = 'layouts/pictures.json';

const DIGEST_PATTERN = '^[0-9a-f]{64}$';
export const PICTURE_NAME_MAX = 80;
export const PICTURE_ALT_MAX = 160;

export const ImageDigest = Type.String({
  pattern: DIGEST_PATTERN,
  description: 'The SHA-256 of an uploaded picture, as in its address.',
});

const Part = (from: string) =>
  Type.Number({
    minimum: 0,
    maximum: 1,
    description: `From the ${from} of the picture, as a share of it: a number of 0 to 1.`,
  });

export const PictureFocus = Type.Object(
  { x: Part('left'), y: Part('top') },
  { additionalProperties: false, description: 'What a crop keeps in its middle.' },
);

export const DescribedPicture = Type.Object(
  {
    name: Text({
      minLength: 1,
      maxLength: PICTURE_NAME_MAX,
      description: 'What the team calls it, in up to 80 characters.',
    }),
    alt: Text({
      maxLength: PICTURE_ALT_MAX,
      description: 'What it shows, in up to 160 characters.',
    }),
    focus: Type.Optional(PictureFocus),
  },
  { additionalProperties: false },
);
export type DescribedPicture = Readonly<Type.Static<typeof DescribedPicture>>;

/** `layouts/pictures.json`. */
export const PicturesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pictures: Type.Object(
      {},
      {
        additionalProperties: false,
        patternProperties: { [DIGEST_PATTERN]: DescribedPicture },
        description: 'By the SHA-256 of each.',
      },
    ),
    archived: Type.Optional(
      Type.Array(ImageDigest, {
        uniqueItems: true,
        description: 'Pictures that nobody is offered any more.',
      }),
    ),
  },
  { additionalProperties: false },
);

/** The file as read. */
export interface Pictures {
  readonly pictures: Readonly<Record<string, DescribedPicture>>;
  readonly archived?: readonly string[];
}

export const NO_PICTURES: Pictures = { pictures: {} };

/** Of the setting with a picture's address, and of the one beside it that says what the picture shows. */
export const PICTURE_SETTING = 'imageUrl';
export const PICTURE_ALT_SETTING = 'imageText';

const FILE_NAME = /^\S+\.(avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
const CAMERA_NAME = /^(dscn?|image|img|photo|picture|screenshot|untitled)[ _-]?[\d_ -]*$/i;

/** Why an alternative text says nothing to somebody who cannot see the picture; null where it may. */
export const altFault = (alt: string): 'empty' | 'file name' | null => {
  const text = alt.trim();
  if (text === '') return 'empty';
  return FILE_NAME.test(text) || CAMERA_NAME.test(text) ? 'file name' : null;
};
