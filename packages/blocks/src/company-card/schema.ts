import { defineBlock } from '@broadsheet/contract/block-definition';
import { CompanyRef } from '@broadsheet/contract/entities/job';
import Type from 'typebox';

export const companyCard = defineBlock({
  type: 'company-card',
  version: 1,
  title: 'Employer of this job',
  description: 'A short profile of the employer of this job, with a link to the company page.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 60, default: 'The employer' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    ...Type.Pick(CompanyRef, ['name', 'logo']).properties,
    href: Type.String(),
    facts: Type.Array(Type.String()),
    about: Type.String(),
    jobs: Type.String(),
  }),
  hydrate: 'never',
  limit: 1,
  pages: ['jobdetail'],
});
