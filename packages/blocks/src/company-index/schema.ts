import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';
import { Link } from '../shared/page/link.ts';

export const companyIndex = defineBlock({
  type: 'company-index',
  version: 1,
  title: 'Companies from A to Z',
  description: 'All companies by first letter, in pages.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'Companies from A to Z' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    letters: Type.Array(Type.Object({ letter: Type.String(), companies: Type.Array(Link) })),
    pager: PagerData,
  }),
  messages: ['companies', 'lists'],
  hydrate: 'never',
  primary: true,
  limit: 1,
  pages: ['sitemap'],
});
