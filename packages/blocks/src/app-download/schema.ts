import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link, pictureOptions } from '../shared/page/link.ts';

export const appDownload = defineBlock({
  type: 'app-download',
  version: 1,
  title: 'Download the app',
  description: "Links to the brand's app in each app store.",
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Download the app' }),
      text: Type.String({
        maxLength: 200,
        default: 'Search jobs on the go.',
      }),
      imageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('scene'),
          description: 'A picture of the app on wide screens, 4:3.',
        }),
      ),
      narrowImageUrl: Type.Optional(
        Type.String({
          ...pictureOptions('small-portrait'),
          description: 'A small picture for narrower screens, 5:6 and at most 6 kB.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    own: Type.String({ description: 'Leads each phone to the store that it has.' }),
    stores: Type.Array(Link),
  }),
  messages: ['app-download'],
  hydrate: 'never',
  ignoresAddress: true,
  limit: 1,
});
