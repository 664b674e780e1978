import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DAY_MS } from '@broadsheet/contract/durations';

export const SECURITY_TXT_PATH = '/.well-known/security.txt';
const VALID_DAYS = 180;

/**
 * Where to report security problems (RFC 9116). It expires at a midnight ahead, at least six days from now.
 * @param now epoch milliseconds
 */
export const renderSecurityTxt = (
  { security, contact }: Pick<BrandConfig, 'security' | 'contact'>,
  origin: string,
  now: number,
): string => {
  const { validDays = VALID_DAYS, languages = ['en'], policy } = security ?? {};
  const today = now - (now % DAY_MS);
  const fields = [
    ...(security?.contact ?? [`mailto:${contact.email}`]).map((each) => `Contact: ${each}`),
    `Expires: ${new Date(today + validDays * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TXT_PATH}`,
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${fields.join('\n')}\n`;
};
