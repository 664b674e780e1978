import { Brand } from '@broadsheet/contract/brand';
import { decodeProtectedHeader } from 'jose';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { readSignedLink, signedLink } from '../../platform/messages/signed-link.ts';

const PURPOSE = 'no-recommendations';

const Claims = Type.Object({
  aud: Brand,
  address: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'A hash, base64url.' }),
});
const areClaims = Compile(Claims);

/** An address that has opted out of requests for recommendations. */
export interface Refusal {
  readonly recommendationId: number;
  readonly brand: Brand;
  readonly addressHash: Buffer;
}

/**
 * A token for a link in a mail. It never expires, and outlives the recommendation: it identifies the address by its
 * hash alone.
 */
export const signRefusal = (
  { recommendationId, brand, addressHash }: Refusal,
  key: Uint8Array,
): Promise<string> =>
  signedLink({ purpose: PURPOSE, brand }, recommendationId, {
    address: addressHash.toString('base64url'),
  }).sign(key);

/** What a token claims to be; it is not verified here. */
export const isRefusal = (token: string): boolean => {
  try {
    return decodeProtectedHeader(token).typ === PURPOSE;
  } catch {
    return false;
  }
};

/** The hash of the address in a token. Throws LINK_SPENT for one that is invalid, or of another brand or purpose. */
export const verifyRefusal = async (
  token: string,
  brand: Brand,
  key: Uint8Array,
): Promise<Buffer> => {
  const { address } = await readSignedLink(token, { purpose: PURPOSE, brand, key }, areClaims);
  return Buffer.from(address, 'base64url');
};
