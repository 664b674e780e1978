import { ICON_NAMES } from '@broadsheet/contract/icon-names';
import Type from 'typebox';
import { hrefOptions, pictureOptions } from '../page/link.ts';

/** One entry of a content block, as marketing writes it and the component renders it. */
export const ContentItem = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    text: Type.Optional(Type.String({ maxLength: 200 })),
    imageUrl: Type.Optional(
      Type.String({ ...pictureOptions('logo'), description: 'A square picture, such as a logo.' }),
    ),
    icon: Type.Optional(Type.Enum(ICON_NAMES, { description: 'Shown where there is no picture.' })),
    link: Type.String(hrefOptions),
  },
  { additionalProperties: false },
);
