import { citySlugsOf } from '@broadsheet/content-store/check-banner';
import type { ContentStore } from '@broadsheet/content-store/content-store';
import {
  suitsCategory,
  suitsCity,
  suitsExperience,
  suitsPage,
  suitsPeople,
} from '@broadsheet/contract/banner-targeting';
import { compileAudiences } from '@broadsheet/contract/targeted-banner';
import { type FilesDeps, loadAudiencesOfChange } from './audiences-of-change.ts';
import type { ChangeDeps } from './change-deps.ts';
import { shareOfViews } from './share-of-views.ts';
import type { StudioHandlers } from './studio-handler.ts';

export interface BannerDeps extends FilesDeps, Pick<ChangeDeps, 'records'> {
  readonly content: Pick<ContentStore, 'current' | 'reading'>;
}

/** The call of Studio that measures whom a banner is for. */
export const createBannerHandlers = (deps: BannerDeps): Pick<StudioHandlers, 'measureBanner'> => {
  const { records, content } = deps;
  return {
    measureBanner: async ({ body: { page, brand, banner, change } }) => {
      const config = content.current().brands[brand];
      const audiences = await loadAudiencesOfChange(deps, change);
      const counts = await records.loadAudienceCounts();
      const location = citySlugsOf(banner.location, [config]);
      const people = compileAudiences(banner.audience, audiences);
      const named = { ...banner, location, people };
      const ofBrand = counts.filter((count) => count.brand === brand);
      return {
        share: shareOfViews(
          ofBrand,
          page,
          (count) =>
            suitsPage(named, page) &&
            suitsExperience(named, count) &&
            suitsCity(named, count) &&
            suitsCategory(named, count, config) &&
            suitsPeople(named, count),
        ),
      };
    },
  };
};
