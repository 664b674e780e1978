import { defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { LOGIN_TEXTS, MEMBER_PAGES } from './login-texts.ts';

const LoginText = Type.String({ minLength: 1, maxLength: 120, pattern: '^[^/{}]+$' });

export const askedPage = defineBlock({
  type: 'asked-page',
  version: 2,
  title: 'What logging in is for',
  description: 'Tells a visitor who was sent here from a page for members what logging in is for.',
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
