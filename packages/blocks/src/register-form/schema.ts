import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import Type from 'typebox';

const settings = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 80, default: 'Register' }) },
  { additionalProperties: false },
);
const common = {
  /** The `next` parameter; empty if there is none. */
  next: Type.String(),
  failed: Type.Union([Type.String(), Type.Null()]),
  /** The id of a registration that was sent without JavaScript and waits for its code. */
  seekerId: Type.Union([Type.String(), Type.Null()]),
};
const data = Type.Object({
  ...common,
  /** The login providers of the site. */
  providers: Type.Array(IdentityProvider),
});

/** Version 1 knew no providers. */
const toVersion1: BlockDowngrade = {
  settings,
  data: Type.Object(common),
  downgradeSettings: sameSettings,
  downgradeData: ({ providers: _, ...rest }: Type.Static<typeof data>) => rest,
};

export const registerForm = defineBlock({
  type: 'register-form',
  version: 2,
  title: 'Registration',
  description:
    'Creates an account by email or a login provider, and verifies the email with a code.',
  settings,
  data,
  migrations: [sameSettings],
  downgrades: [toVersion1],
  messages: ['codes', 'forms', 'login', 'register'],
  hydrate: 'load',
  pages: ['register'],
  limit: 1,
});
