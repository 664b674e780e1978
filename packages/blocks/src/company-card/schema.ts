import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompanyRef } from '@broadsheet/contract/entities/job';
import Type from 'typebox';

export const companyCard = defineBlock({
  type: 'company-card',
  version: 1,
  title: 'Company of this job',
  description: 'A short profile of the company, with a link to its page.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'About the company' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    ...Type.Pick(CompanyRef, ['name', 'logo']).properties,
    href: Type.String(),
    facts: Type.Array(Type.String()),
    about: Type.String(),
    jobs: Type.String(),
  }),
  messages: ['companies'],
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
