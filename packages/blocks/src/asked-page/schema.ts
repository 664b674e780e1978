import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { LOGIN_TEXTS, MEMBER_PAGES } from './login-texts.ts';

const LoginText = Type.String({ minLength: 1, maxLength: 120, pattern: '^[^/{}]+$' });

export const askedPage = defineBlock({
  type: 'asked-page',
  version: 2,
  title: 'Login notice',
  description: 'Tells a visitor who was sent to the login page what they get after they log in.',
  settings: Type.Object(
    {
      texts: Type.Object(
        Object.fromEntries(
          MEMBER_PAGES.map((kind) => [
            kind,
            Type.Optional({ ...LoginText, description: `Instead of: ${LOGIN_TEXTS[kind]}` }),
          ]),
        ),
        {
          additionalProperties: false,
          default: {},
          description: 'Texts in place of the usual ones, by page kind.',
        },
      ),
    },
    { additionalProperties: false },
  ),
  data: Type.Object({ text: Type.String() }),
  migrations: [() => ({})],
  hydrate: 'never',
  limit: 1,
  pages: ['login', 'register'],
});
