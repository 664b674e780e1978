import type { Brand } from '@broadsheet/contract/brand';
import { generateSecret, generateURI, verify } from 'otplib';

const TOLERANCE_SECONDS = 30;
const MILLISECONDS = 1000;
/** The name of the account's issuer in an app. */
const ISSUERS: Readonly<Record<Brand, string>> = {
  tech: 'Broadsheet Tech',
  management: 'Broadsheet Management',
};

/** A secret for an app, to type and as an otpauth:// address. */
export const createTotp = (brand: Brand, email: string) => {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUERS[brand], label: email, secret }) };
};

/**
 * The time step of a code, by RFC 6238 with SHA-1, 30 seconds and six digits; null for none. Accepts the steps before
 * and after the current one. @param secret Base32; @param now epoch ms
 */
export const findTotpStep = async (
  secret: string,
  code: string,
  now: number,
): Promise<number | null> => {
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / MILLISECONDS),
    epochTolerance: TOLERANCE_SECONDS,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
};
