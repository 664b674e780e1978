import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import { ANY_BAND, EXPERIENCE_BANDS } from '@broadsheet/contract/experience';
import type { When } from '@broadsheet/contract/layout';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { clean } from '../editor/audience/audience-fields.ts';
import { personaFor } from '../editor/canvas/persona-for.ts';
import { valuesOfCell } from './columns.ts';
import { type Device, findViewer, showsBanner, targetedBannerOf } from './find-viewer.ts';
import { isTimestamp } from './format-schedule.ts';
import type { BannerCells } from './targeting-of-cells.ts';

type Site = Palette['brands'][number];

type Bands = When['experienceBand'];

/** The bands in which a visitor with these years can be; undefined where any can. */
const bandsOf = (minExp: string, maxExp: string): Bands => {
  if (minExp.trim() === '' && maxExp.trim() === '') return undefined;
  const [min, max] = [
    Number(minExp),
    maxExp.trim() === '' ? Number.POSITIVE_INFINITY : Number(maxExp),
  ];
  return EXPERIENCE_BANDS.filter(
    (band) => band.id !== ANY_BAND && band.maxYears >= min && band.minYears <= max,
  ).map(({ id }) => id);
};

const citiesOf = (location: string, { cities }: Site): string[] =>
  valuesOfCell(location)
    .map(slugOfKeyword)
    .filter((slug) => cities.includes(slug));

const categoriesOf = (ids: string, { categories, categoryIds }: Site): string[] => {
  const wanted = valuesOfCell(ids).map(Number);
  return categories.filter((_, at) => wanted.includes(categoryIds[at]?.id ?? Number.NaN));
};

/** Whom a row is for, as a condition. */
const whenOf = (cells: BannerCells, site: Site, audiences: NamedAudiences): When => {
  const some = <Value>(values: Value[] | undefined) => (values?.length ? values : undefined);
  return clean({
    brand: [site.brand],
    experienceBand: some(bandsOf(cells.minExp ?? '', cells.maxExp ?? '')),
    city: some(citiesOf(cells.location ?? '', site)),
    category: some(categoriesOf(cells.categoryIds ?? '', site)),
    audience: some([...valuesOfCell(resolveAudienceCell(cells.audience ?? '', audiences))]),
  }) as When;
};

/** The first instant at which the banner shows, if it does not show now. @param now epoch ms */
const instantOf = ({ from = '', until = '' }: BannerCells, now: number): string | null => {
  if (isTimestamp(from) && Date.parse(from) > now) return from;
  const isOver = isTimestamp(until) && Date.parse(until) <= now;
  return isOver && isTimestamp(from) ? from : null;
};

export interface BannerPersona {
  readonly persona: Persona;
  /** False: nobody on the site sees the banner. */
  readonly isSeen: boolean;
}

/**
 * Somebody on a site who sees a banner, at a time when it shows.
 * @param now epoch ms
 * @param device that of the preview; the person has another one where the banner is not for it
 */
export const personaOfBanner = (
  cells: BannerCells,
  site: Site,
  now: number,
  audiences: NamedAudiences,
  device: Device = 'desktop',
): BannerPersona => {
  const nobody: Persona = { brand: site.brand, audience: {} };
  const at = instantOf(cells, now);
  const likely = personaFor(whenOf(cells, site, audiences), nobody, now, audiences);
  const banner = targetedBannerOf(cells, audiences);
  const isSeenBy = (audience: Persona['audience']): boolean =>
    banner === null || showsBanner(banner, site, { device, ...audience });
  const found = isSeenBy(likely.audience)
    ? likely.audience
    : (banner && findViewer(banner, site, device)) || null;
  return {
    persona: { ...likely, audience: found ?? likely.audience, ...(at !== null && { at }) },
    isSeen: found !== null,
  };
};

/** What to do where nobody on a site sees a banner; null where somebody does. @param now epoch ms */
export const describeUnseen = (
  cells: BannerCells,
  site: Site,
  sites: readonly Site[],
  now: number,
  audiences: NamedAudiences,
): string | null => {
  const isSeenOn = (each: Site) => personaOfBanner(cells, each, now, audiences).isSeen;
  if (isSeenOn(site)) return null;
  return sites.some(isSeenOn)
    ? 'Nobody on this site sees this banner. Choose another site.'
    : 'Nobody sees this banner. Change its targeting.';
};
