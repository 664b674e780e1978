import { Brand } from '@broadsheet/contract/brand';
import { SETTABLE_FLAGS, type SettableFlag } from '@broadsheet/contract/profile-flags';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { readSignedLink, signedLink } from './signed-link.ts';

const PURPOSE = 'unsubscribe';

const Claims = Type.Object({
  sub: Type.String({ pattern: '^[1-9]\\d{0,9}$', description: "The seeker's id." }),
  aud: Brand,
  flag: Type.Enum(SETTABLE_FLAGS),
  alert: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,9}$', description: 'Its id.' })),
});
const areClaims = Compile(Claims);

/** The seeker and the kind of mails to turn off. */
export interface Unsubscription {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly flag: SettableFlag;
  /** The one job alert to turn off, in place of the kind of mails. */
  readonly alertId?: number | null;
}

/**
 * A token for a link in a mail. It never expires: the mail may be opened after years, and the link can only turn mails
 * off.
 */
export const signUnsubscription = (
  { seekerId, brand, flag, alertId }: Unsubscription,
  key: Uint8Array,
): Promise<string> =>
  signedLink({ purpose: PURPOSE, brand }, seekerId, {
    flag,
    ...(alertId ? { alert: String(alertId) } : {}),
  }).sign(key);

/** Throws LINK_SPENT for a token that is invalid or of the other brand. */
export const verifyUnsubscription = async (
  token: string,
  brand: Brand,
  key: Uint8Array,
): Promise<Unsubscription> => {
  const claims = await readSignedLink(token, { purpose: PURPOSE, brand, key }, areClaims);
  const { sub, aud, flag, alert } = claims;
  return { seekerId: Number(sub), brand: aud, flag, alertId: alert ? Number(alert) : null };
};
