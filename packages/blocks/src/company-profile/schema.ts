import { defineBlock } from '@broadsheet/contract/block-definition';
import { Company } from '@broadsheet/contract/entities/company';
import { CompanyRef } from '@broadsheet/contract/entities/job';
import Type from 'typebox';
import { Link } from '../shared/page/link.ts';

export const companyProfile = defineBlock({
  type: 'company-profile',
  version: 1,
  title: 'Company profile',
  description: 'About one company. Hidden where the page is not about one company.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Union([
    Type.Object({
      found: Type.Literal(true),
      ...Type.Pick(CompanyRef, ['name', 'logo']).properties,
      cover: Company.properties.cover,
      coverColour: Company.properties.coverColour,
      coverSizes: Company.properties.coverSizes,
      facts: Type.Array(Type.String()),
      about: Type.String(),
      cities: Type.Array(Link),
    }),
    Type.Object({ found: Type.Literal(false), categories: Type.Array(Link) }),
  ]),
  messages: ['companies', 'suggestions', 'trail'],
  hydrate: 'never',
  primary: true,
  onFailure: 'show',
  limit: 1,
  pages: ['company'],
});
