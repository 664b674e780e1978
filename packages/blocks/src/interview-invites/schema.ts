import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const interviewInvites = defineBlock({
  type: 'interview-invites',
  version: 1,
  title: 'Interview invites',
  description: 'The number of open interview invites. Hidden if there are none.',
  settings: Type.Object(
    { button: Type.String({ minLength: 1, maxLength: 40, default: 'Book Slots' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({ count: Type.Integer({ minimum: 1 }) }),
  messages: ['interviews'],
  hydrate: 'never',
  personal: true,
  limit: 1,
});
