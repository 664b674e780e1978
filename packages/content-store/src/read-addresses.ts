import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import {
  type AddressesOfBrands,
  NO_ADDRESSES_OF_BRANDS,
  tidyAddress,
} from '@broadsheet/contract/site-addresses';
import { readLandingAddresses } from './landing-addresses.ts';
import type { ContentFile } from './read-content-files.ts';
import { readRedirects } from './read-redirects.ts';
import { rememberLast } from './remember-last.ts';

export interface ReadAddresses {
  readonly addresses: AddressesOfBrands;
  /** Faults of a file that cannot be read, so that none of its addresses is known. */
  readonly unreadable: readonly Finding[];
  /** Faults of single addresses, which are left out. */
  readonly findings: readonly Finding[];
}

const NONE: ReadAddresses = { addresses: NO_ADDRESSES_OF_BRANDS, unreadable: [], findings: [] };

const isOfLanding = ({ folder }: ContentFile): boolean => folder === 'layouts/landing';
const isOfRedirects = ({ file }: ContentFile): boolean => file === REDIRECTS_FILE;

const readFiles = rememberLast(
  (
    _: ContentFile,
    files: readonly ContentFile[],
    configs: readonly BrandConfig[],
  ): ReadAddresses => {
    const { landings, findings, isComplete } = readLandingAddresses(files.filter(isOfLanding));
    const read = readRedirects(files.find(isOfRedirects), { configs, landings, isComplete });
    const addresses = Object.fromEntries(
      BRANDS.map((brand) => [
        brand,
        {
          landing: landings.get(brand) ?? new Map(),
          redirects: read.redirects.get(brand) ?? new Map(),
          isComplete: isComplete && read.unreadable.length === 0,
        },
      ]),
    ) as unknown as AddressesOfBrands;
    return { addresses, unreadable: read.unreadable, findings: [...findings, ...read.findings] };
  },
);

/** The addresses that files of a directory add to each brand: the same object as long as these files are the same. */
export const readAddresses = (
  files: readonly ContentFile[],
  configs: readonly BrandConfig[],
): ReadAddresses => {
  const adding = files.filter((file) => isOfLanding(file) || isOfRedirects(file));
  const [first] = adding;
  return first ? readFiles(first, adding, configs) : NONE;
};

/** What could be a path, up to its query. */
const PATHS = /\/[^\s"'()<>?#\\]*/g;
/** In a JSON text with escapes a path may be written otherwise. */
const ESCAPES = /\\[u/]/;

/** The addresses that a text mentions, or may: all that its links can depend on. */
export const addressesIn = (
  text: string | null,
  addresses: AddressesOfBrands,
): readonly string[] => {
  if (text === null) return [];
  const paths = new Set(text.match(PATHS)?.map(tidyAddress));
  const mayMention = (address: string) => ESCAPES.test(text) || paths.has(address);
  return BRANDS.flatMap((brand) => {
    const { landing, redirects, isComplete } = addresses[brand];
    const mentioned = [...landing.keys(), ...redirects.keys()].filter(mayMention);
    // A verdict while some are hidden is none for later.
    return [...mentioned, ...(isComplete ? [] : ['hidden'])].map((each) => `${brand} ${each}`);
  });
};
