import type { PromoBanner } from './promo-banner.ts';
import type { TargetedBanner } from './targeted-banner.ts';

type Schedule = Pick<PromoBanner, 'from' | 'until'>;
export type ScheduleState = 'scheduled' | 'showing' | 'over';

/** The state of a schedule at an instant. @param now epoch ms */
export const stateOfSchedule = ({ from, until }: Schedule, now: number): ScheduleState => {
  if (until !== null && now >= Date.parse(until)) return 'over';
  return from !== null && now < Date.parse(from) ? 'scheduled' : 'showing';
};

const instantsOf = (banners: readonly Schedule[]): readonly number[] =>
  banners
    .flatMap(({ from, until }) => [from, until])
    .filter((instant) => instant !== null)
    .map((instant) => Date.parse(instant))
    .sort((left, right) => left - right);

const known = new WeakMap<readonly Schedule[], readonly number[]>();

/** Memoised, because every page reads banners and few of them have a schedule. */
const knownInstantsOf = (banners: readonly Schedule[]): readonly number[] => {
  const found = known.get(banners) ?? instantsOf(banners);
  known.set(banners, found);
  return found;
};

export interface BannersNow {
  readonly banners: readonly TargetedBanner[];
  /** Epoch ms at which the shown banners change; infinity where they never do. */
  readonly until: number;
}

/** The banners of a file that are shown at an instant, in order. @param now epoch ms */
export const bannersAt = (banners: readonly TargetedBanner[], now: number): BannersNow => {
  const instants = knownInstantsOf(banners);
  if (instants.length === 0) return { banners, until: Number.POSITIVE_INFINITY };
  return {
    banners: banners.filter((banner) => stateOfSchedule(banner, now) === 'showing'),
    until: instants.find((instant) => instant > now) ?? Number.POSITIVE_INFINITY,
  };
};
