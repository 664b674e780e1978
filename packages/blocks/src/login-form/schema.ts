import {
  type BlockDowngrade,
  defineBlock,
  sameSettings,
} from '@broadsheet/contract/block-definition';
import { IdentityProvider } from '@broadsheet/contract/entities/identity-provider';
import Type from 'typebox';

const PASSWORD_STEPS = [
  'password',
  'forgot',
  'reset',
  'second-factor',
  'recovery-code',
  'reactivate',
] as const;
/** Steps of a login by SMS, and of one that a provider has confirmed. */
const CODE_STEPS = [
  'mobile',
  'mobile-code',
  'link',
  'link-code',
  'prove',
  'prove-code',
  'register',
] as const;

const OrNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const settings = Type.Object(
  { title: Type.String({ minLength: 1, maxLength: 80, default: 'Log in' }) },
  { additionalProperties: false },
);
const common = {
  /** The `next` parameter; empty if there is none. */
  next: Type.String(),
  failed: OrNull(Type.String()),
  /** The result of a form that was sent without JavaScript. */
  done: OrNull(Type.Enum(['forgot'])),
};
const DataOfVersion2 = Type.Object({ step: Type.Enum([...PASSWORD_STEPS]), ...common });
const data = Type.Object({
  step: Type.Enum([...PASSWORD_STEPS, ...CODE_STEPS]),
  ...common,
  /** The login providers of the site. */
  providers: Type.Array(IdentityProvider),
  /** The login at a provider that this page completes; null on all other pages. */
  pending: OrNull(Type.Object({ ticket: Type.String(), provider: IdentityProvider })),
});
export type LoginStep = Type.Static<typeof data>['step'];

/** Version 2 knew passwords only: its clients begin there. */
const toVersion2: BlockDowngrade = {
  settings,
  data: DataOfVersion2,
  downgradeSettings: sameSettings,
  downgradeData: ({ step, next, failed, done }: Type.Static<typeof data>) => ({
    step: PASSWORD_STEPS.find((known) => known === step) ?? 'password',
    next,
    failed,
    done,
  }),
};

export const loginForm = defineBlock({
  type: 'login-form',
  version: 3,
  title: 'Login',
  description:
    'Logs members in by password, mobile OTP or a login provider, with two-step verification, and resets a forgotten password.',
  settings,
  data,
  migrations: [sameSettings, sameSettings],
  downgrades: [toVersion2],
  messages: ['codes', 'forms', 'login', 'register'],
  hydrate: 'load',
  pages: ['login'],
  limit: 1,
});
