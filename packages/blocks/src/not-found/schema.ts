import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const notFound = defineBlock({
  type: 'not-found',
  version: 1,
  title: 'Page not found',
  description: 'Says that the page does not exist, and offers a search and the job categories.',
  settings: Type.Object(
    {
      text: Type.String({
        minLength: 1,
        maxLength: 240,
        default: 'This page does not exist. Search for jobs, or choose a category below.',
      }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ categories: Type.Array(Link) }),
  messages: ['suggestions'],
  hydrate: 'never',
  primary: true,
  limit: 1,
  pages: ['notfound'],
});
