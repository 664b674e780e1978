import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const companyFollow = defineBlock({
  type: 'company-follow',
  version: 1,
  title: 'Follow a company',
  description: 'The button with which members follow the company of the page, for its new jobs.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    companyId: Type.Integer(),
    /** Whether the reader follows it, or what following gives, as text. */
    text: Type.String(),
    isFollowed: Type.Boolean(),
    /** Path of this page; its form returns here. */
    next: Type.String(),
  }),
  messages: ['following'],
  hydrate: 'never',
  personal: true,
  limit: 1,
  pages: ['jobdetail', 'company'],
});
