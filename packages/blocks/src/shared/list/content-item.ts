import Type from 'typebox';
import { hrefOptions } from '../page/link.ts';

/** One entry of a content block, as marketing writes it and the component renders it. */
export const ContentItem = Type.Object(
  {
    title: Type.String({ minLength: 1, maxLength: 80 }),
    text: Type.Optional(Type.String({ maxLength: 200 })),
    imageUrl: Type.Optional(
      Type.String({
        ...hrefOptions,
        description: 'A square picture. Without one, a mark is generated from the title.',
      }),
    ),
    link: Type.String(hrefOptions),
  },
  { additionalProperties: false },
);
