import { mayBeHidden } from '@broadsheet/contract/address-owner';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { LANDING } from '@broadsheet/contract/landing';
import { isLandingName } from '@broadsheet/contract/page-name';
import { parseProse } from '@broadsheet/contract/parse-prose';
import { resolvePage } from '@broadsheet/contract/resolve-page';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import type { KnownProofs } from './known-proofs.ts';
import { addressesIn } from './read-addresses.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';
import { validKeyOf } from './valid-key.ts';

export interface ValidatedTexts {
  /** The texts without a fault, by name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly Finding[];
}

/** Why a link of a text would disappoint the readers of a brand; null when it does not. */
const linkFault = (
  brand: BrandConfig,
  href: string,
  kinds: readonly string[],
  addresses: AddressesOfBrands,
): string | null => {
  const own = addresses[brand.brand];
  const page = resolvePage(brand, href, own);
  if ('redirect' in page) return `only leads on to ${page.redirect.location}`;
  if (page.kind === 'notfound')
    return mayBeHidden(href, own) ? null : `leads nowhere on the site of ${brand.brand}`;
  return page.kind === LANDING || kinds.includes(page.kind)
    ? null
    : `leads to page "${page.kind}", which has no layout`;
};

const validateText = rememberLast(
  (
    { file, name, text, fault }: ContentFile,
    brands: readonly BrandConfig[],
    kinds: readonly string[],
    addresses: AddressesOfBrands,
  ): Finding[] => {
    if (text === null) return fault ? [fault] : [];
    const owner = /\.([a-z]+)$/.exec(name)?.[1];
    if (owner !== undefined && !BRANDS.some((brand) => brand === owner)) {
      const message = `"${owner}" is not a brand, so no page shows this text`;
      const mend = suggestName(owner, BRANDS);
      return [{ file, line: 1, column: 1, code: 'UNKNOWN_BRAND', message, mend }];
    }
    const { faults, links } = parseProse(text);
    const readers = brands.filter(({ brand }) => owner === undefined || brand === (owner as Brand));
    const dead = links.flatMap(({ href, line, column }) => {
      if (!href.startsWith('/')) return [];
      const why = readers.flatMap((brand) => linkFault(brand, href, kinds, addresses) ?? [])[0];
      const mend = 'Link to a page that has a layout.';
      const message = `the link ${href} ${why}`;
      return why ? [{ file, line, column, code: 'DEAD_LINK' as const, message, mend }] : [];
    });
    return [...faults.map((each) => ({ file, code: 'TEXT_MARKUP' as const, ...each })), ...dead];
  },
);

/** Equal keys, equal judgement of a text by these readers and pages. */
export const createTextKey = (
  brands: readonly BrandConfig[],
  kinds: readonly string[],
  addresses: AddressesOfBrands,
): ((file: ContentFile) => string) => {
  const facts = [revisionOf(brands), kinds.filter((name) => !isLandingName(name))];
  return (file) => validKeyOf('text', [file], [...facts, addressesIn(file.text, addresses)]);
};

/**
 * Validates the texts of `layouts/content/` and the articles of `layouts/blogs/<brand>/`.
 * @param brands empty when their configs have faults; links are then not checked.
 * @param kinds names of the pages that have a layout.
 * @param isTrusted whether a text of this key was valid before.
 */
export const validateTexts = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
  kinds: readonly string[],
  addresses: AddressesOfBrands,
  isTrusted: KnownProofs['isTrusted'],
): ValidatedTexts => {
  const keyOf = createTextKey(brands, kinds, addresses);
  const texts = new Map<string, string>();
  const findings: Finding[] = [];
  for (const file of files) {
    const found = isTrusted(keyOf(file)) ? [] : validateText(file, brands, kinds, addresses);
    findings.push(...found);
    if (found.length === 0 && file.text !== null) texts.set(file.name, file.text);
  }
  return { texts, findings };
};
