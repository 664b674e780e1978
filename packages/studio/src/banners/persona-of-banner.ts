import { ANY_BAND, EXPERIENCE_BANDS, type ExperienceBand } from '@broadsheet/contract/experience';
import { slugOfKeyword } from '@broadsheet/contract/slugs';
import type { Persona } from '@broadsheet/contract/studio/content-calls';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { valuesOfCell } from './columns.ts';
import { isTimestamp } from './format-schedule.ts';

type Site = Palette['brands'][number];

/** The cells of one banner by their columns. */
export type BannerCells = Readonly<Record<string, string>>;

/** The first band in which a visitor with these years can be; null where any can. */
const bandOf = (minExp: string, maxExp: string): ExperienceBand | null => {
  if (minExp.trim() === '' && maxExp.trim() === '') return null;
  const [min, max] = [
    Number(minExp),
    maxExp.trim() === '' ? Number.POSITIVE_INFINITY : Number(maxExp),
  ];
  const found = EXPERIENCE_BANDS.find(
    (band) => band.id !== ANY_BAND && band.maxYears >= min && band.minYears <= max,
  );
  return found?.id ?? null;
};

const cityOf = (location: string, { cities }: Site): string | null =>
  valuesOfCell(location)
    .map(slugOfKeyword)
    .find((slug) => cities.includes(slug)) ?? null;

const categoryOf = (ids: string, { categories, categoryIds }: Site): string | null => {
  const wanted = valuesOfCell(ids).map(Number);
  const at = categoryIds.findIndex(({ id }) => wanted.includes(id));
  return categories[at] ?? null;
};

/** The first instant at which the banner shows, if it does not show now. @param now epoch ms */
const instantOf = ({ from = '', until = '' }: BannerCells, now: number): string | null => {
  if (isTimestamp(from) && Date.parse(from) > now) return from;
  const isOver = isTimestamp(until) && Date.parse(until) <= now;
  return isOver && isTimestamp(from) ? from : null;
};

/** Somebody on a site who sees a banner, at a time when it shows. @param now epoch ms */
export const personaOfBanner = (cells: BannerCells, site: Site, now: number): Persona => {
  const band = bandOf(cells.minExp ?? '', cells.maxExp ?? '');
  const city = cityOf(cells.location ?? '', site);
  const category = categoryOf(cells.categoryIds ?? '', site);
  const at = instantOf(cells, now);
  return {
    brand: site.brand,
    audience: {
      ...(band !== null && { experienceBand: band }),
      ...(city !== null && { city }),
      ...(category !== null && { category }),
    },
    ...(at !== null && { at }),
  };
};
