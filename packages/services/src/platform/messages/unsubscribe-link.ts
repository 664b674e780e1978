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
});
const areClaims = Compile(Claims);

/** Whose mails of which kind are turned off. */
export interface Unsubscription {
  readonly seekerId: number;
  readonly brand: Brand;
  readonly flag: SettableFlag;
}

/** A token for a link in a mail. It has no end: the mail may be found again after years, and the link only turns off. */
export const signUnsubscription = (
  { seekerId, brand, flag }: Unsubscription,
  key: Uint8Array,
): Promise<string> => signedLink({ purpose: PURPOSE, brand }, seekerId, { flag }).sign(key);

/** Throws LINK_SPENT for a token that is not ours, or of the other brand. */
export const verifyUnsubscription = async (
  token: string,
  brand: Brand,
  key: Uint8Array,
): Promise<Unsubscription> => {
  const claims = await readSignedLink(token, { purpose: PURPOSE, brand, key }, areClaims);
  return { seekerId: Number(claims.sub), brand: claims.aud, flag: claims.flag };
};
