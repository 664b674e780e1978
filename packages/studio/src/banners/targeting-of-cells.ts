import { BANNER_CELLS } from '@broadsheet/content-store/banner-cells';
import { BannerTargeting } from '@broadsheet/contract/studio/banner-calls';
import Value from 'typebox/value';
import type { BannerCells } from './persona-of-banner.ts';

const COLUMNS = Object.keys(BannerTargeting.properties) as (keyof BannerTargeting)[];

/** Whom a row is for; null while one of its cells has a fault. */
export const targetingOfCells = (cells: BannerCells): BannerTargeting | null => {
  const targeting = Object.fromEntries(
    COLUMNS.map((column) => [column, BANNER_CELLS[column].read((cells[column] ?? '').trim())]),
  );
  return Value.Check(BannerTargeting, targeting) ? targeting : null;
};
