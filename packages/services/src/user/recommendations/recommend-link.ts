import { Brand } from '@broadsheet/contract/brand';
import { RECOMMEND_LINK_DAYS } from '@broadsheet/contract/constants';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { readSignedLink, signedLink } from '../../platform/messages/signed-link.ts';

const PURPOSE = 'recommend';
const LIFE_S = RECOMMEND_LINK_DAYS * 86_400;

const Claims = Type.Object({
  sub: Type.String({ pattern: '^[1-9]\\d{0,9}$', description: "The recommendation's id." }),
  aud: Brand,
});
const areClaims = Compile(Claims);

export interface RecommendLink {
  readonly recommendationId: number;
  readonly brand: Brand;
}

/** A token for the link in the mail that requests a recommendation; valid for thirty days. @param now epoch ms */
export const signRecommendLink = (
  { recommendationId, brand }: RecommendLink,
  key: Uint8Array,
  now: number,
): Promise<string> =>
  signedLink({ purpose: PURPOSE, brand }, recommendationId, {})
    .setExpirationTime(Math.floor(now / 1_000) + LIFE_S)
    .sign(key);

/**
 * The recommendation of a token. Throws LINK_SPENT for one that is invalid, expired, or of another brand or purpose.
 */
export const verifyRecommendLink = async (
  token: string,
  brand: Brand,
  key: Uint8Array,
  now: number,
): Promise<number> => {
  const claims = await readSignedLink(token, { purpose: PURPOSE, brand, key }, areClaims, {
    currentDate: new Date(now),
    requiredClaims: ['exp'],
  });
  return Number(claims.sub);
};
