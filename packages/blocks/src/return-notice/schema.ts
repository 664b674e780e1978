import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { loginReasonsMessages } from '@broadsheet/messages/areas/login-reasons';
import Type from 'typebox';
import { LOGIN_REASONS, MEMBER_PAGES } from './login-reasons.ts';

const LoginText = Type.String({ minLength: 1, maxLength: 120, pattern: '^[^/{}]+$' });

const usualText = (kind: PageLayoutName): string => {
  const reason = LOGIN_REASONS[kind];
  return reason === undefined ? '' : loginReasonsMessages.builtIn[reason];
};

const settings = Type.Object(
  {
    texts: Type.Object(
      Object.fromEntries(
        MEMBER_PAGES.map((kind) => [
          kind,
          Type.Optional({ ...LoginText, description: `Instead of: ${usualText(kind)}` }),
        ]),
      ),
      {
        additionalProperties: false,
        default: {},
        description: 'Texts that replace the usual ones, by page kind.',
      },
    ),
  },
  { additionalProperties: false },
);
const data = Type.Object({ text: Type.String() });

/** Version 3 changed only the name. */
const toVersion2: BlockDowngrade = {
  settings,
  data,
  downgradeSettings: sameSettings,
  downgradeData: (given) => given,
};

export const returnNotice = defineBlock({
  type: 'return-notice',
  version: 3,
  renamedFrom: { type: 'asked-page', version: 2 },
  title: 'Login notice',
  description: 'Tells a visitor who was sent to the login page what they get after they log in.',
  settings,
  data,
  migrations: [() => ({}), sameSettings],
  downgrades: [toVersion2],
  messages: ['login-reasons'],
  hydrate: 'never',
  limit: 1,
  pages: ['login', 'register'],
});
