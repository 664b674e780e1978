import Type from 'typebox';
import { SETTABLE_FLAGS, type SettableFlag, SWITCHES } from '../profile-flags.ts';

const Flag = Type.Enum([0, 1]);

const forEach = <Value>(settingOf: (name: SettableFlag) => Value): Record<SettableFlag, Value> =>
  Object.fromEntries(SETTABLE_FLAGS.map((name) => [name, settingOf(name)])) as Record<
    SettableFlag,
    Value
  >;
const settable = forEach(() => Flag);

/**
 * The spec's profile settings: first those that a seeker sets, then those that the site derives. See `profile-flags`
 * for their effects.
 */
export const ProfileSettings = Type.Object({
  ...settable,
  invalidEmail: Flag,
  /** Epoch seconds, 0 when no change of the address is open. */
  emailChangeRequestedOn: Type.Integer({ minimum: 0 }),
  testPending: Flag,
  followUpUsed: Type.Integer({ minimum: 0 }),
  twoFactorAuth: Flag,
});
export type ProfileSettings = Type.Static<typeof ProfileSettings>;

/** A change of some flags. */
export const SettingsChange = Type.Partial(Type.Object(settable), { additionalProperties: false });
export type SettingsChange = Type.Static<typeof SettingsChange>;

/** The settings of a new account. */
export const DEFAULT_SETTINGS: Readonly<Record<SettableFlag, 0 | 1>> = forEach(
  (name) => SWITCHES[name].initially,
);
