import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const foundCompanies = defineBlock({
  type: 'found-companies',
  version: 1,
  title: 'Found companies',
  description: 'Companies that match a search. Hidden in other searches.',
  settings: Type.Object(
    {
      emptyText: Type.String({
        minLength: 1,
        maxLength: 160,
        default: 'No companies found. Check the spelling, or see all companies.',
      }),
      count: Type.Integer({ minimum: 1, maximum: 20, default: 6 }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    title: Type.String(),
    companies: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    more: Link,
  }),
  messages: ['companies'],
  hydrate: 'never',
  limit: 1,
  pages: ['search'],
});
