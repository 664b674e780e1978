import type { Finding } from '@broadsheet/contract/finding';
import { isPageName } from '@broadsheet/contract/page-name';
import type { LoadedContent } from '../load-content.ts';
import { type ContentFile, EXPERIMENTS_FILE, isLayoutFile } from '../read-content-files.ts';
import { expiredBanners } from '../validate-banners.ts';
import { type Schedule, schedulesOfExperiments, schedulesOfLayout } from './list-schedules.ts';
import { type LocatedWarning, locateWarnings } from './located-warning.ts';
import { schedulesOfSurveys } from './schedules-of-surveys.ts';
import { warnOfArms } from './warn-of-arms.ts';
import { warnOfBannerTimes } from './warn-of-banner-times.ts';
import { warnOfPlans } from './warn-of-plans.ts';
import { warnOfPrices } from './warn-of-prices.ts';
import { createOtherBrandWarnings, warnOfAmounts } from './warn-of-texts.ts';
import { warnOfTimes } from './warn-of-times.ts';

export interface WarnableContent {
  readonly files: readonly ContentFile[];
  readonly loaded: LoadedContent;
}

const layoutOf = (file: ContentFile, { pages }: LoadedContent) =>
  isLayoutFile(file) && isPageName(file.name) ? (pages.get(file.name)?.layout ?? null) : null;

/** What is written in a file for a time. A file with a fault has a finding already. */
const schedulesOf = (file: ContentFile, loaded: LoadedContent): readonly Schedule[] => {
  const layout = layoutOf(file, loaded);
  if (layout) return schedulesOfLayout(layout);
  if (file.file === EXPERIMENTS_FILE) return schedulesOfExperiments(loaded.experiments.byKey);
  return file.folder === 'layouts/surveys' ? schedulesOfSurveys(file) : [];
};

const warningsOfFile = (
  file: ContentFile,
  loaded: LoadedContent,
  now: number,
): readonly LocatedWarning[] => [
  ...warnOfTimes(schedulesOf(file, loaded), now),
  ...(file.file === EXPERIMENTS_FILE
    ? [...warnOfArms(loaded.experiments.byKey), ...warnOfPlans(loaded.experiments.byKey)]
    : []),
  ...(file.folder === 'brand-configs'
    ? (loaded.brands ? Object.values(loaded.brands) : [])
        .filter(({ brand }) => brand === file.name)
        .flatMap(warnOfPrices)
    : []),
];

/**
 * What is valid and probably not meant: it blocks nothing, because content becomes old by itself.
 * @param now epoch ms
 */
export const listWarnings = (
  { files, loaded }: WarnableContent,
  now: number,
): readonly Finding[] => {
  const brands = loaded.brands ? Object.values(loaded.brands) : [];
  const otherBrandWarnings = createOtherBrandWarnings(brands);
  return [
    ...files.flatMap((file) => [
      ...locateWarnings(file, warningsOfFile(file, loaded, now)),
      ...otherBrandWarnings(file, layoutOf(file, loaded)),
      ...warnOfAmounts(file),
    ]),
    ...expiredBanners(loaded.bannerEnds, now),
    ...warnOfBannerTimes(loaded.bannerTimes, now),
  ];
};
