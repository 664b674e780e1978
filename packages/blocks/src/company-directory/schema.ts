import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { PagerData } from '../shared/list/pager-data.ts';

export const companyDirectory = defineBlock({
  type: 'company-directory',
  version: 1,
  title: 'Company directory',
  description: 'All companies by name, in pages. Hidden on the page of one company.',
  settings: Type.Object(
    {
      title: Type.String({ minLength: 1, maxLength: 80, default: 'Companies' }),
      intro: Type.String({ maxLength: 240, default: '' }),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({
    asked: Type.String(),
    count: Type.String(),
    companies: Type.Array(
      Type.Object({
        title: Type.String(),
        href: Type.String(),
        text: Type.String(),
        logo: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
    pager: PagerData,
  }),
  messages: ['companies', 'lists', 'trail'],
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['company'],
});
