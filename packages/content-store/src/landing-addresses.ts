import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { Finding } from '@broadsheet/contract/finding';
import { LandingFields } from '@broadsheet/contract/landing';
import { isLandingName, type LandingName } from '@broadsheet/contract/page-name';
import { parseJson } from '@broadsheet/layout-engine/json-source';
import Type from 'typebox';
import Value from 'typebox/value';
import { findingAt } from './finding-at.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

/** The landing pages of each brand by their address. */
export type LandingAddresses = ReadonlyMap<Brand, ReadonlyMap<string, LandingName>>;

interface Located {
  readonly file: ContentFile;
  readonly name: LandingName;
  readonly address: string;
  readonly brands: readonly Brand[];
}

const Fields = Type.Pick(Type.Object(LandingFields), ['address', 'brands', 'archived']);

/**
 * Null for a page that is archived; `hidden` for a layout without an address that can be used: its faults are findings of
 * the layout.
 */
const locate = rememberLast((file: ContentFile): Located | 'hidden' | null => {
  try {
    const value: unknown = JSON.parse(file.text ?? '');
    if (!isLandingName(file.name) || !Value.Check(Fields, value)) return 'hidden';
    const { address, brands, archived = false } = value;
    if (archived) return null;
    if (address === undefined) return 'hidden';
    return { file, name: file.name, address, brands: brands ?? BRANDS };
  } catch {
    return 'hidden';
  }
});

const takenFault = ({ file, address }: Located, by: LandingName): Finding[] => {
  const { source } = parseJson(file.file, file.text ?? '');
  if (!source) return [];
  const fault = {
    code: 'ADDRESS_TAKEN',
    message: `${address} is the address of the page "${by}", too`,
    mend: 'Choose another address.',
  } as const;
  return [findingAt(source, ['address'], fault)];
};

export interface ReadLandingAddresses {
  readonly landings: LandingAddresses;
  readonly findings: readonly Finding[];
  /** False where the address of a page cannot be read. */
  readonly isComplete: boolean;
}

/** Where two landing pages of a brand want one address, the first one by name has it. @param files of landing pages */
export const readLandingAddresses = (files: readonly ContentFile[]): ReadLandingAddresses => {
  const landings = new Map(BRANDS.map((brand) => [brand, new Map<string, LandingName>()]));
  const findings: Finding[] = [];
  const all = files.map((file) => locate(file));
  for (const located of all) {
    if (located === null || located === 'hidden') continue;
    const { name, address, brands } = located;
    const taken = brands.flatMap((brand) => landings.get(brand)?.get(address) ?? [])[0];
    if (taken !== undefined) findings.push(...takenFault(located, taken));
    else for (const brand of brands) landings.get(brand)?.set(address, name);
  }
  return { landings, findings, isComplete: !all.includes('hidden') };
};
