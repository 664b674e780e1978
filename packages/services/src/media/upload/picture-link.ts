import { Brand } from '@broadsheet/contract/brand';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { readSignedLink, signedLink } from '../../platform/messages/signed-link.ts';

const PURPOSE = 'recommender-picture';
const LIFE_S = 30 * 86_400;

const Id = '^[1-9]\\d{0,9}$';
const Claims = Type.Object({
  sub: Type.String({ pattern: Id, description: "The recommendation's id." }),
  seeker: Type.String({ pattern: Id, description: 'The id of who is recommended.' }),
  aud: Brand,
});
const areClaims = Compile(Claims);

/** The recommendation that a picture may be sent for. */
export interface PictureRight {
  readonly recommendationId: number;
  readonly seekerId: number;
  readonly brand: Brand;
}

/**
 * A token for the link in the mail to the author of a recommendation; valid for that recommendation, thirty days.
 * @param now epoch ms
 */
export const signPictureRight = (
  { recommendationId, seekerId, brand }: PictureRight,
  key: Uint8Array,
  now: number,
): Promise<string> =>
  signedLink({ purpose: PURPOSE, brand }, recommendationId, { seeker: String(seekerId) })
    .setExpirationTime(Math.floor(now / 1_000) + LIFE_S)
    .sign(key);

/** Throws LINK_SPENT for a token that is invalid, expired, or of another brand or purpose. */
export const verifyPictureRight = async (
  token: string,
  brand: Brand,
  key: Uint8Array,
  now: number,
): Promise<PictureRight> => {
  const link = { purpose: PURPOSE, brand, key };
  const claims = await readSignedLink(token, link, areClaims, {
    currentDate: new Date(now),
    requiredClaims: ['exp'],
  });
  return {
    recommendationId: Number(claims.sub),
    seekerId: Number(claims.seeker),
    brand: claims.aud,
  };
};
