import { isAnsweredAddress } from '@broadsheet/contract/address-owner';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { type Redirect, RedirectsFile } from '@broadsheet/contract/redirects';
import { type AddressesOfBrands, tidyAddress } from '@broadsheet/contract/site-addresses';
import { isSitePath } from '@broadsheet/contract/site-path';
import type { JsonSource } from '@broadsheet/layout-engine/json-source';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';
import { parseContent } from '@broadsheet/layout-engine/parse-content';
import { findingAt } from './finding-at.ts';
import type { LandingAddresses } from './landing-addresses.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

/** The pages that redirects must not hide, and may lead to. */
export interface KnownPages {
  /** Empty while a brand config has a fault. */
  readonly configs: readonly BrandConfig[];
  readonly landings: LandingAddresses;
  readonly isComplete: boolean;
}

interface Row {
  readonly redirect: Redirect;
  readonly brands: readonly Brand[];
  /** `from`, as it is looked up. */
  readonly address: string;
  readonly index: number;
  readonly source: JsonSource;
}

/** The first row of each brand and address. */
type RowIndex = ReadonlyMap<string, Row>;

export interface ReadRedirects {
  /** Those without a fault, by brand and address. */
  readonly redirects: ReadonlyMap<Brand, ReadonlyMap<string, Pick<Redirect, 'to' | 'status'>>>;
  /** Faults of the file: none of its rows can be used. */
  readonly unreadable: readonly Finding[];
  /** Faults of single rows. */
  readonly findings: readonly Finding[];
}

const readRows = rememberLast(({ file, text, fault }: ContentFile) => {
  if (text === null) return { rows: [], unreadable: fault ? [fault] : [] };
  const { value, source, findings } = parseContent(file, text, RedirectsFile);
  if (!value) return { rows: [], unreadable: findings };
  const rows = value.map((redirect, index): Row => {
    const { from, brands = BRANDS } = redirect;
    return { redirect, brands: [...brands], address: tidyAddress(from), index, source };
  });
  return { rows, unreadable: [] };
});

const keyOf = (brand: Brand, address: string): string => `${brand} ${address}`;

const indexRows = (rows: readonly Row[]): RowIndex => {
  const index = new Map<string, Row>();
  for (const row of rows)
    for (const brand of row.brands) {
      const key = keyOf(brand, row.address);
      if (!index.has(key)) index.set(key, row);
    }
  return index;
};

const findRow = (index: RowIndex, brands: readonly Brand[], address: string): Row | undefined =>
  brands.flatMap((brand) => index.get(keyOf(brand, address)) ?? [])[0];

const ownerFault = (row: Row, { configs, landings }: KnownPages): Finding | null => {
  const { redirect, brands, address, index, source } = row;
  const mend = 'Remove this redirect.';
  for (const brand of brands) {
    const page = landings.get(brand)?.get(address);
    const config = configs.find((each) => each.brand === brand);
    if (page !== undefined) {
      const message = `${redirect.from} is the address of the page "${page}" of ${brand}`;
      return findingAt(source, [index, 'from'], { code: 'ADDRESS_TAKEN', message, mend });
    }
    if (config && isAnsweredAddress(config, redirect.from)) {
      const message = `${brand} answers ${redirect.from} by itself, so that this redirect would never be used`;
      return findingAt(source, [index, 'from'], { code: 'ADDRESS_OWNED', message, mend });
    }
  }
  return null;
};

const twiceFault = (row: Row, all: RowIndex): Finding | null => {
  const { redirect, brands, address, index, source } = row;
  if (brands.every((brand) => all.get(keyOf(brand, address)) === row)) return null;
  const message = `${redirect.from} redirects already`;
  const mend = 'Remove one of the two.';
  return findingAt(source, [index, 'from'], { code: 'ADDRESS_TAKEN', message, mend });
};

const chainFault = (row: Row, used: RowIndex): Finding | null => {
  const { redirect, brands, index, source } = row;
  const { from, to } = redirect;
  const next = findRow(used, brands, tidyAddress(to.split(/[?#]/)[0] ?? ''));
  if (!next) return null;
  const message =
    next === row ? `${from} leads back to itself` : `${to} redirects to ${next.redirect.to} again`;
  const mend = 'Write the last address of the chain.';
  return findingAt(source, [index, 'to'], { code: 'REDIRECT_CHAIN', message, mend });
};

const deadFault = (
  { redirect, brands, index, source }: Row,
  { configs, landings, isComplete }: KnownPages,
): Finding | null => {
  const addresses = Object.fromEntries(
    BRANDS.map((brand) => [
      brand,
      { landing: landings.get(brand) ?? new Map(), redirects: new Map(), isComplete },
    ]),
  ) as unknown as AddressesOfBrands;
  const dead = configs.find(
    (config) => brands.includes(config.brand) && leadsNowhere(config, redirect.to, addresses),
  );
  if (!dead) return null;
  const message = `no page of ${dead.brand} is at ${redirect.to}`;
  const mend =
    'Copy the address of a page that opens, or let each brand have a redirect of its own.';
  return findingAt(source, [index, 'to'], { code: 'DEAD_LINK', message, mend });
};

/** Reads `layouts/redirects.json`. A row with a fault is left out, the others go on. */
export const readRedirects = (file: ContentFile | undefined, pages: KnownPages): ReadRedirects => {
  const { rows, unreadable } = file ? readRows(file) : { rows: [], unreadable: [] };
  const all = indexRows(rows);
  const own = rows.map((row) => ownerFault(row, pages) ?? twiceFault(row, all));
  const used = indexRows(rows.filter((_, at) => own[at] === null));
  const faults = rows.map((row, at) => {
    if (own[at] || !isSitePath(row.redirect.to)) return own[at] ?? null;
    return chainFault(row, used) ?? deadFault(row, pages);
  });
  const served = rows.filter((_, at) => faults[at] === null);
  const redirects = new Map(
    BRANDS.map((brand) => [
      brand,
      new Map(
        served
          .filter(({ brands }) => brands.includes(brand))
          .map(({ address, redirect: { to, status } }) => [address, { to, status }]),
      ),
    ]),
  );
  return { redirects, unreadable, findings: faults.flatMap((fault) => fault ?? []) };
};
