import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const followedCompaniesList = defineBlock({
  type: 'followed-companies',
  version: 1,
  title: 'Followed companies',
  description: 'The companies that the member follows, with a way to unfollow each.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    /** Path after a form. */
    next: Type.String(),
    companies: Type.Array(
      Type.Object({ id: Type.Integer(), name: Type.String(), href: Type.String() }),
    ),
    /** The list of all companies. */
    browse: Type.String(),
  }),
  messages: ['following'],
  hydrate: 'never',
  personal: true,
  onFailure: 'show',
  pages: ['settings'],
  limit: 1,
});
