import {
  suitsCategory,
  suitsCity,
  suitsExperience,
  suitsPage,
} from '@broadsheet/contract/banner-targeting';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { brandsOfPage } from '@broadsheet/contract/page-name';
import type { PeopleTest } from '@broadsheet/contract/people-test';
import type { PeopleWhen } from '@broadsheet/contract/people-when';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
import type { AudiencePart } from '@broadsheet/layout-engine/diff/audience-part';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';
import { meetsOn } from '../banner-people.ts';
import { listBannersOf } from '../check-banner-sources.ts';
import type { PageSnapshot } from '../snapshot.ts';
import { type Comparison, isOver, type ReachDeps, type ReachSide } from './comparison.ts';

/** The people of a part, as far as they are on a site. */
const testOf = ({ fields }: AudiencePart, { brand }: BrandConfig): PeopleTest => [
  { field: 'brand', wanted: [brand], refused: [] },
  ...fields.flatMap(({ field, any = null, not = [] }) =>
    field.startsWith('experiment.') ? [] : [{ field, wanted: any, refused: not } as PeopleTest[0]],
  ),
];

const whenOf = ({ audience }: TargetedBanner): PeopleWhen =>
  audience.length > 0 ? { audience: [...audience] } : {};

/** Its title, with its id where another row has the same title. */
const nameIn = (rows: readonly TargetedBanner[], { id, title }: TargetedBanner): string =>
  rows.some((row) => row.title === title && row.id !== id) ? `${title} (${id})` : title;

const compareBanner = (
  file: string,
  before: TargetedBanner,
  after: TargetedBanner,
  { loaded }: ReachSide,
  shown: readonly PageSnapshot[],
): Omit<Comparison, 'name'> => {
  const pages = shown.filter(({ kind }) => suitsPage(after, kind));
  const sites = Object.values(loaded.brands ?? {}).filter(
    (site) =>
      !leadsNowhere(site, after.link, loaded.addresses) &&
      pages.some(({ layout }) => brandsOfPage(layout).includes(site.brand)),
  );
  const siteOf = (brand: Brand) => sites.find((site) => site.brand === brand);
  return {
    kind: 'banner',
    file,
    pages: pages.map(({ name }) => name),
    isDraft: false,
    before: whenOf(before),
    after: whenOf(after),
    sites: sites.map(({ brand }) => brand),
    reachesPart: (part) => sites.some((site) => meetsOn(testOf(part, site), after, site)),
    reaches: (count) => {
      const site = siteOf(count.brand);
      return (
        site !== undefined &&
        suitsExperience(after, count) &&
        suitsCity(after, count) &&
        suitsCategory(after, count, site)
      );
    },
  };
};

/** The banners of both contents that name audiences; of lists that no page shows, none. */
export const compareBanners = (
  before: ReachSide,
  after: ReachSide,
  { definitions, now }: Pick<ReachDeps, 'definitions' | 'now'>,
): readonly Comparison[] =>
  [...after.loaded.banners].flatMap(([source, rows]) => {
    const earlier = new Map(before.loaded.banners.get(source)?.map((row) => [row.id, row]));
    const pairs = (rows ?? []).flatMap((row) => {
      const last = earlier.get(row.id);
      const isForSome = last && row.audience.length + last.audience.length > 0;
      return isForSome && !isOver(row.until, now) ? [[last, row] as const] : [];
    });
    if (pairs.length === 0) return [];
    const shown = [...after.loaded.pages.values()].filter(({ layout }) =>
      listBannersOf(layout, definitions).includes(source),
    );
    const file = `layouts/banners/${source}.csv`;
    return pairs.map(([last, row]) => ({
      name: nameIn(rows ?? [], row),
      ...compareBanner(file, last, row, after, shown),
    }));
  });
