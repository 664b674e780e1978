import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

const Company = Type.Object({ id: Type.Integer(), name: Type.String() });

export const blockedCompaniesList = defineBlock({
  type: 'blocked-companies',
  version: 1,
  title: 'Blocked companies',
  description:
    'Companies that cannot see the member and whose jobs the member does not see, with a way to add and remove them.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    blocked: Type.Array(Company),
    /** The search text; null without a search. */
    words: Type.Union([Type.String(), Type.Null()]),
    found: Type.Array(Company),
  }),
  messages: ['blocked-companies', 'forms'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['settings'],
  limit: 1,
});
