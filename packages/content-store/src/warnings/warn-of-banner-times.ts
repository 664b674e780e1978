import type { Finding } from '@broadsheet/contract/finding';
import type { BannerTime } from '../read-banners.ts';
import { farInstant } from './warn-of-times.ts';

/** Years of banners that look like typing errors. @param now epoch ms */
export const warnOfBannerTimes = (times: readonly BannerTime[], now: number): readonly Finding[] =>
  times.flatMap(({ banner, field, instant, ...position }) => {
    const warning = farInstant(`banner "${banner}"`, field, instant, now);
    return warning ? [{ ...position, ...warning }] : [];
  });
