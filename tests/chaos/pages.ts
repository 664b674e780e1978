import type { Brand } from '@broadsheet/contract/brand';
import {
  PAGE_KINDS,
  type PageKindDefinition,
  type PageLayoutName,
} from '@broadsheet/contract/page-kinds';
import { readPageAddresses } from '@broadsheet/test-kit/site/page-addresses';
import type { ChaosSite, Requester } from './chaos-site.ts';

export interface ChaosPage {
  readonly brand: Brand;
  readonly kind: PageLayoutName;
  readonly path: string;
  readonly requester: Requester;
}

const SAMPLES: Readonly<Record<string, string>> = { section: 'privacy' };
const fill = (path: string): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => SAMPLES[name] ?? '4711');

const isOf = (brand: Brand, { brands }: PageKindDefinition): boolean =>
  !brands || brands.includes(brand);

/** One page of every kind of a brand: those for members as a member. */
export const listPages = async (site: ChaosSite, brand: Brand): Promise<ChaosPage[]> => {
  const addresses = await readPageAddresses(site, brand);
  const kinds = Object.entries(PAGE_KINDS) as [PageLayoutName, PageKindDefinition][];
  return kinds
    .filter(([, kind]) => isOf(brand, kind))
    .flatMap(([kind, { auth, paths }]) => {
      const requester = auth === 'seeker' ? 'seeker' : 'visitor';
      const path = addresses[kind]?.[0] ?? (paths[0] && fill(paths[0]));
      return path === undefined ? [] : [{ brand, kind, path, requester } as const];
    });
};
