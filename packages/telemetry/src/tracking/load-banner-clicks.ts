import type { Brand } from '@broadsheet/contract/brand';
import type { SiteDatabase } from '@broadsheet/site-database/site-database';
import { sql } from 'kysely';

/** The page that a click came from, as events name it. */
export interface ClickOrigin {
  readonly page: string;
  readonly origin: string;
  readonly source: number | null;
}

export interface BannerClicks {
  readonly brand: Brand;
  readonly banner: string;
  readonly clicks: number;
}

export interface PageClicks {
  /** Views of the page by the people whose clicks are recorded, by brand. */
  readonly views: readonly { readonly brand: Brand; readonly views: number }[];
  readonly banners: readonly BannerClicks[];
}

/** Clicks on the banners of a page, and its views, by visitors who agreed to tracking. @param since epoch ms */
export const loadBannerClicks = (
  database: SiteDatabase<unknown>,
  { page, origin, source }: ClickOrigin,
  since: number,
): Promise<PageClicks> =>
  database.run(async (db) => {
    const views = await sql<{ brand: Brand; views: number }>`
      select brand, count(*)::int as views from tracking.events
      where type = 'page-view' and page = ${page} and at >= ${new Date(since)}
      group by brand order by brand`.execute(db);
    const banners = await sql<BannerClicks>`
      select brand, banner, count(*)::int as clicks from tracking.events
      where type = 'banner-click' and origin = ${origin} and source is not distinct from ${source}
        and at >= ${new Date(since)}
      group by brand, banner order by brand, banner`.execute(db);
    return { views: views.rows, banners: banners.rows };
  });
