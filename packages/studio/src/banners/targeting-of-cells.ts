import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import { BANNER_CELLS } from '@broadsheet/content-store/banner-cells';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { BannerTargeting } from '@broadsheet/contract/studio/banner-calls';
import Value from 'typebox/value';

/** The cells of one banner by their columns. */
export type BannerCells = Readonly<Record<string, string>>;

const COLUMNS = Object.keys(BannerTargeting.properties) as (keyof BannerTargeting)[];

/** Whom a row is for; null while one of its cells has a fault. */
export const targetingOfCells = (
  cells: BannerCells,
  audiences: NamedAudiences,
): BannerTargeting | null => {
  const audience = resolveAudienceCell(cells.audience ?? '', audiences);
  const keyed: BannerCells = { ...cells, audience };
  const targeting = Object.fromEntries(
    COLUMNS.map((column) => [column, BANNER_CELLS[column].read((keyed[column] ?? '').trim())]),
  );
  return Value.Check(BannerTargeting, targeting) ? targeting : null;
};
