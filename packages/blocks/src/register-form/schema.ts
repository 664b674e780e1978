import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const registerForm = defineBlock({
  type: 'register-form',
  version: 1,
  title: 'Registration',
  description: 'Creates an account and verifies the email with a code.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Register' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    /** The `next` parameter; empty if there is none. */
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
    /** The id of a registration that was sent without JavaScript and waits for its code. */
    seekerId: Type.Union([Type.String(), Type.Null()]),
  }),
  messages: ['codes', 'forms', 'register'],
  hydrate: 'load',
  pages: ['register'],
  limit: 1,
});
