import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const askedPage = defineBlock({
  type: 'asked-page',
  version: 1,
  title: 'The page that was asked for',
  description: 'Tells a visitor who was sent here from a page for members which page that was.',
  settings: Type.Object(
    {
      text: Type.String({
        minLength: 1,
        maxLength: 240,
        default: 'You were sent here from {page}, which is for people with an account.',
        description: '{page} stands for the address that was asked for.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ text: Type.String() }),
  hydrate: 'never',
  limit: 1,
  pages: ['login', 'register'],
});
