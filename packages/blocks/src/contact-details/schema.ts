import { defineBlock } from '@broadsheet/contract/block-definition';
import { emailSettings } from '@broadsheet/contract/calls/account';
import Type from 'typebox';

export const contactDetails = defineBlock({
  type: 'contact-details',
  version: 1,
  title: 'Contact details',
  description: 'Lets the member change and verify their email and mobile number.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    contact: emailSettings.answer,
    /** True if the brand lets browsers store their token. */
    isTrial: Type.Boolean(),
  }),
  messages: ['codes', 'contact', 'forms'],
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['settings'],
  limit: 1,
});
