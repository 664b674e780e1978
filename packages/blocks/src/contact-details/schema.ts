import { defineBlock } from '@broadsheet/contract/block-definition';
import { emailSettings } from '@broadsheet/contract/calls/account';
import Type from 'typebox';

export const contactDetails = defineBlock({
  type: 'contact-details',
  version: 1,
  title: 'Contact details',
  description: 'The address and the number of the seeker: changed, verified, or waiting for it.',
  settings: Type.Object({}, { additionalProperties: false }),
  data: Type.Object({
    next: Type.String(),
    contact: emailSettings.answer,
    /** The brand lets browsers store their token. */
    isTrial: Type.Boolean(),
  }),
  hydrate: 'load',
  personal: true,
  onFailure: 'show',
  pages: ['settings'],
  limit: 1,
});
