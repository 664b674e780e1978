import { defineBlock, sameSettings } from '@broadsheet/contract/block-definition';
import Type from 'typebox';

export const loginForm = defineBlock({
  type: 'login-form',
  version: 2,
  title: 'Login',
  description: 'Logs members in, with two-step verification, and resets a forgotten password.',
  settings: Type.Object(
    { title: Type.String({ minLength: 1, maxLength: 80, default: 'Log in' }) },
    { additionalProperties: false },
  ),
  data: Type.Object({
    step: Type.Enum([
      'password',
      'forgot',
      'reset',
      'second-factor',
      'recovery-code',
      'reactivate',
    ]),
    /** The `next` parameter; empty if there is none. */
    next: Type.String(),
    failed: Type.Union([Type.String(), Type.Null()]),
    /** The result of a form that was sent without JavaScript. */
    done: Type.Union([Type.Enum(['forgot']), Type.Null()]),
  }),
  migrations: [sameSettings],
  messages: ['codes', 'forms', 'login'],
  hydrate: 'load',
  pages: ['login'],
  limit: 1,
});
