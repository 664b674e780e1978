import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Scheme } from './neutrals.ts';

type BrandWithLogo = Pick<BrandConfig, 'logo'>;

/** Which picture of a logo with two is shown in a scheme; nothing for all others. */
export const logoVariables = (
  { logo }: BrandWithLogo,
  scheme: Scheme,
): Readonly<Record<string, string>> => {
  if (!logo?.dark) return {};
  const [light, dark] = scheme === 'light' ? ['inline', 'none'] : ['none', 'inline'];
  return { 'logo-light': light, 'logo-dark': dark };
};

/**
 * The rules of a logo in the header, only for a brand that has one: pages of others carry no byte of them. The box has a
 * size before its picture is loaded, and grows with the text around it.
 */
export const logoCss = ({ logo }: BrandWithLogo): readonly string[] =>
  logo
    ? [
        '.logo{width:6.6667em;max-width:100%;height:1.6667em;object-fit:contain;object-position:left;}',
        ...(logo.dark
          ? ['.logo-light{display:var(--logo-light);}.logo-dark{display:var(--logo-dark);}']
          : []),
      ]
    : [];
