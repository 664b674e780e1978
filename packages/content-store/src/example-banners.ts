import { BANNER_COLUMNS, type BannerColumn } from './banner-cells.ts';

/** The first line of a banner file. */
export const BANNER_HEADER = BANNER_COLUMNS.join(',');

/** A row of the file; cells are written as given, quotes included. */
export const bannerRow = (cells: Partial<Record<BannerColumn, string | undefined>>): string => {
  const row: typeof cells = { id: 'example', title: 'Title', link: '/companies', ...cells };
  return BANNER_COLUMNS.map((column) => row[column] ?? '').join(',');
};
