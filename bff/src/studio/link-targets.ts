import type { ServiceCaller } from '@broadsheet/contract/block-loader';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { courseSearch } from '@broadsheet/contract/calls/course';
import { suggest } from '@broadsheet/contract/calls/job';
import { VISITOR_USER_ID } from '@broadsheet/contract/constants';
import { hrefOf } from '@broadsheet/contract/match-page';
import {
  LINK_TARGETS_MAX,
  type LinkTarget,
  type LinkTargetKind,
} from '@broadsheet/contract/studio/link-calls';

type FoundTarget = Omit<LinkTarget, 'brands'>;

const KINDS: readonly LinkTargetKind[] = ['category', 'skill', 'city', 'company', 'course', 'job'];

const plain = (text: string): string => text.toLowerCase();

/** Entries whose name or URL contains the text, those that start with it first. */
const matching = (all: readonly FoundTarget[], text: string): readonly FoundTarget[] => {
  const sought = plain(text);
  const rankOf = ({ label, href }: FoundTarget): number => {
    if (plain(label).startsWith(sought)) return 0;
    if (plain(label).includes(sought)) return 1;
    return href.includes(sought) ? 2 : 3;
  };
  return all.filter((each) => rankOf(each) < 3).sort((left, right) => rankOf(left) - rankOf(right));
};

/** The pages that a brand's config has. */
const targetsOfConfig = ({ categories, cities }: BrandConfig): readonly FoundTarget[] => [
  ...categories.map(({ label, tag }) => ({
    kind: 'category' as const,
    label,
    href: hrefOf('category', { category: tag }),
  })),
  ...categories.flatMap(({ tags }) =>
    tags.map(({ label, tag }) => ({
      kind: 'skill' as const,
      label,
      href: hrefOf('tag', { keyword: tag }),
    })),
  ),
  ...cities.map(({ label, slug }) => ({
    kind: 'city' as const,
    label,
    href: hrefOf('location', { city: slug }),
  })),
];

const findSuggested = async (
  call: ServiceCaller,
  text: string,
): Promise<readonly FoundTarget[]> => {
  const { items } = await call(suggest, { query: { query: text } });
  return items;
};

const findCourses = async (call: ServiceCaller, text: string): Promise<readonly FoundTarget[]> => {
  const query = { query: text, page: 1, size: LINK_TARGETS_MAX };
  const { items } = await call(courseSearch, { params: { userId: VISITOR_USER_ID }, query });
  return items.map(({ title, slug }) => ({
    kind: 'course',
    label: title,
    href: hrefOf('course', { slug }),
  }));
};

const fulfilled = <Value>(results: readonly PromiseSettledResult<readonly Value[]>[]): Value[] =>
  results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));

const findOnBrand = async (
  config: BrandConfig,
  call: ServiceCaller,
  text: string,
): Promise<readonly FoundTarget[]> => [
  ...matching(targetsOfConfig(config), text),
  ...fulfilled(await Promise.allSettled([findSuggested(call, text), findCourses(call, text)])),
];

/** The same page of several brands is one target. */
const joined = (found: readonly (readonly [Brand, FoundTarget])[]): readonly LinkTarget[] => {
  const byHref = new Map<string, LinkTarget>();
  for (const [brand, target] of found) {
    const known = byHref.get(target.href);
    if (known?.brands.includes(brand)) continue;
    byHref.set(target.href, { ...target, ...known, brands: [...(known?.brands ?? []), brand] });
  }
  return [...byHref.values()];
};

/**
 * What a link can lead to, by a text that a person typed: at most five of each kind, in the order of kinds.
 * @param callOf calls the services for a brand
 */
export const findLinkTargetsOf = async (
  brands: Readonly<Record<Brand, BrandConfig>>,
  callOf: (brand: Brand) => ServiceCaller,
  text: string,
): Promise<readonly LinkTarget[]> => {
  const found = await Promise.all(
    BRANDS.map(async (brand) =>
      (await findOnBrand(brands[brand], callOf(brand), text)).map(
        (target) => [brand, target] as const,
      ),
    ),
  );
  const all = joined(found.flat());
  return KINDS.flatMap((kind) =>
    all.filter((target) => target.kind === kind).slice(0, LINK_TARGETS_MAX),
  );
};
