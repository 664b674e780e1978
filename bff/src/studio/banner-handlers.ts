import { citySlugsOf } from '@broadsheet/content-store/check-banner';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import {
  suitsCategory,
  suitsCity,
  suitsExperience,
  suitsPage,
} from '@broadsheet/contract/banner-targeting';
import type { ChangeDeps } from './change-handlers.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface BannerDeps extends Pick<ChangeDeps, 'records'> {
  readonly content: Pick<ContentStore, 'current'>;
}

/** The call of Studio that measures whom a banner is for. */
export const createBannerHandlers = ({
  records,
  content,
}: BannerDeps): Pick<StudioHandlers, 'measureBanner'> => ({
  measureBanner: async ({ body: { page, brand, banner } }) => {
    const config = content.current().brands[brand];
    const counts = await records.loadAudienceCounts();
    const named = { ...banner, location: citySlugsOf(banner.location, [config]) };
    const ofBrand = counts.filter((count) => count.brand === brand);
    return {
      share: shareOfViews(
        ofBrand,
        page,
        (count) =>
          suitsPage(named, page) &&
          suitsExperience(named, count) &&
          suitsCity(named, count) &&
          suitsCategory(named, count, config),
      ),
    };
  },
});
