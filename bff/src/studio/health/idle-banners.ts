import type { BannerSites } from '@broadsheet/content-store/check-banner';
import { listBannersOf } from '@broadsheet/content-store/check-banner-sources';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import { suitsPage } from '@broadsheet/contract/banner-targeting';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import type { IdleBanner } from '@broadsheet/contract/studio/health-calls';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';

const FOLDER = 'layouts/banners';
const EXPIRED = 'BANNER_EXPIRED';

export interface BannerContent {
  readonly snapshot: Pick<Snapshot, 'banners' | 'brands' | 'pages' | 'addresses'>;
  readonly files: readonly ContentFile[];
  readonly leftOut: readonly Finding[];
}

const suits = (
  { link, location, categoryIds }: PromoBanner,
  brand: BrandConfig,
  addresses: AddressesOfBrands,
): boolean =>
  !leadsNowhere(brand, link, addresses) &&
  (location.length === 0 || brand.cities.some(({ slug }) => location.includes(slug))) &&
  (categoryIds.length === 0 || brand.categories.some(({ dataId }) => categoryIds.includes(dataId)));

/** Why a valid row applies to nobody; null where it applies to somebody. */
const whyNobody = (
  banner: PromoBanner,
  { brands, addresses }: Pick<BannerSites, 'brands' | 'addresses'>,
  pages: readonly string[],
): string | null => {
  if (!brands.some((brand) => suits(banner, brand, addresses)))
    return 'No site has this link, city and category together. Change the targeting.';
  if (pages.length > 0 && pages.every((page) => !suitsPage(banner, page)))
    return 'This list is shown only in job feeds, but this banner is not allowed there. Turn on “Show in job feeds”.';
  return null;
};

/** Line numbers of rows by id. */
const linesOf = (text: string): ReadonlyMap<string, number> => {
  const [header, ...rows] = splitCsv(text);
  const locate = createLocator(text);
  const column = header?.cells?.findIndex((cell) => cell.text.trim() === 'id') ?? -1;
  return new Map(
    rows.flatMap(({ cells }) => {
      const cell = cells?.[column];
      return cell ? [[cell.text.trim(), locate(cell.at).line] as const] : [];
    }),
  );
};

const fromFinding = ({ file, line, code, message, mend }: Finding): IdleBanner => ({
  place: { file, block: null, line },
  banner: null,
  title: null,
  reason: code === EXPIRED ? 'expired' : 'left-out',
  says: code === EXPIRED ? message : `${message}. ${mend}`,
});

const ofFile = (
  { file, name, text }: ContentFile,
  rows: readonly PromoBanner[],
  sites: Pick<BannerSites, 'brands' | 'addresses'>,
  pages: readonly string[],
): IdleBanner[] => {
  if (pages.length === 0)
    return [
      {
        place: { file, block: null, line: null },
        banner: null,
        title: null,
        reason: 'unnamed',
        says: `No page uses the banner list “${name}”. Choose it in a promo banner block.`,
      },
    ];
  const lines = linesOf(text ?? '');
  return rows.flatMap((banner): IdleBanner[] => {
    const says = whyNobody(banner, sites, pages);
    if (says === null) return [];
    const place = { file, block: null, line: lines.get(banner.id) ?? null };
    return [{ place, banner: banner.id, title: banner.title, reason: 'nobody', says }];
  });
};

/** Banners in a file that no page shows. Pure. */
export const idleBanners = (
  { snapshot, files, leftOut }: BannerContent,
  definitions: BlockDefinitions,
): { readonly rows: number; readonly items: IdleBanner[] } => {
  const shown = new Map<string, string[]>();
  for (const { name: page, layout } of snapshot.pages.values())
    for (const name of new Set(listBannersOf(layout, definitions)))
      shown.set(name, [...(shown.get(name) ?? []), page]);
  const sites = { brands: Object.values(snapshot.brands), addresses: snapshot.addresses };
  const found = files
    .filter(({ folder }) => folder === FOLDER)
    .flatMap((file) =>
      ofFile(file, snapshot.banners.get(file.name) ?? [], sites, shown.get(file.name) ?? []),
    );
  return {
    rows: [...snapshot.banners.values()].reduce((sum, rows) => sum + (rows?.length ?? 0), 0),
    items: [
      ...leftOut.filter(({ file }) => file.startsWith(`${FOLDER}/`)).map(fromFinding),
      ...found,
    ],
  };
};
