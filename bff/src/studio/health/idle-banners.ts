import { meetsOn } from '@broadsheet/content-store/banner-people';
import type { BannerSites } from '@broadsheet/content-store/check-banner';
import { listBannersOf } from '@broadsheet/content-store/check-banner-sources';
import type { ContentFile } from '@broadsheet/content-store/read-content-files';
import type { Snapshot } from '@broadsheet/content-store/snapshot';
import { createLocator, splitCsv } from '@broadsheet/content-store/split-csv';
import { MEMBERSHIPS } from '@broadsheet/contract/audience';
import { suitsPage } from '@broadsheet/contract/banner-targeting';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Brand } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { brandsOfPage, kindOfPage, type PageName } from '@broadsheet/contract/page-name';
import { passesField } from '@broadsheet/contract/people-test';
import type { PromoBanner } from '@broadsheet/contract/promo-banner';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import type { IdleBanner } from '@broadsheet/contract/studio/health-calls';
import type { TargetedBanner } from '@broadsheet/contract/targeted-banner';
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

/** Whether somebody of its audiences meets its other columns on a site. */
const hasPeople = (banner: TargetedBanner, brand: BrandConfig): boolean =>
  banner.people?.some((test) => meetsOn(test, banner, brand)) ?? true;

const MEMBERS = MEMBERSHIPS.filter((membership) => membership !== 'visitor');

const isForMembers = ({ people }: TargetedBanner): boolean =>
  people?.some((test) =>
    MEMBERS.some((membership) =>
      test.every((each) => each.field !== 'membership' || passesField(each, membership)),
    ),
  ) ?? true;

const needsLogin = (page: PageName): boolean => PAGE_KINDS[kindOfPage(page)].auth === 'seeker';

/** A page that shows a list, and the sites that have it. */
interface ShowingPage {
  readonly name: PageName;
  readonly brands: readonly Brand[];
}

/** Why a valid row applies to nobody; null where it applies to somebody. */
const whyNobody = (
  banner: TargetedBanner,
  { brands, addresses }: Pick<BannerSites, 'brands' | 'addresses'>,
  pages: readonly ShowingPage[],
): string | null => {
  const shown = pages.flatMap((page) => page.brands);
  const sites = brands.filter(
    (brand) => shown.includes(brand.brand) && suits(banner, brand, addresses),
  );
  if (sites.length === 0)
    return 'No site has this link, city and category together. Change the targeting.';
  if (!sites.some((brand) => hasPeople(banner, brand)))
    return 'Nobody of the audience is on a site that can show this banner. Choose another audience or link.';
  if (pages.every(({ name }) => needsLogin(name)) && !isForMembers(banner))
    return 'This list is shown only to members who are logged in, but the audience of this banner is visitors. Choose another audience.';
  if (pages.length > 0 && pages.every(({ name }) => !suitsPage(banner, name)))
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
  rows: readonly TargetedBanner[],
  sites: Pick<BannerSites, 'brands' | 'addresses'>,
  pages: readonly ShowingPage[],
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
  const shown = new Map<string, ShowingPage[]>();
  for (const { name: page, layout } of snapshot.pages.values())
    for (const name of new Set(listBannersOf(layout, definitions)))
      shown.set(name, [...(shown.get(name) ?? []), { name: page, brands: brandsOfPage(layout) }]);
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
