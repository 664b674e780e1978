import { formatPage } from '@broadsheet/contract/studio/format-file';
import type { ArmVital, BlockVital, PageVital } from '@broadsheet/contract/studio/health-calls';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import type { Vital, VitalRating } from '@broadsheet/contract/vitals';
import { ratingOf } from './format-vital.ts';

/** What the table is grouped by. */
export type SpeedView = 'pages' | 'blocks' | 'arms';

export interface SpeedValue {
  /** What three of four visits stay within: ms; CLS has no unit. */
  readonly p75: number;
  readonly samples: number;
  /** Null with too few samples. */
  readonly rating: VitalRating | null;
}

/** A page, a block or an arm, with the vitals that are known of it. */
export interface SpeedRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  /** Visits with the vital that is known of most of them. */
  readonly visits: number;
  readonly values: Readonly<Partial<Record<Vital, SpeedValue>>>;
}

interface Vitals {
  readonly pages: readonly PageVital[];
  readonly blocks: readonly BlockVital[];
  readonly arms: readonly ArmVital[];
}

type Named = Pick<SpeedRow, 'name' | 'detail'> & Pick<PageVital, 'vital' | 'samples' | 'p75'>;

const DEVICES: Readonly<Record<PageVital['device'], string>> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Computers',
};

const namedOf = (vitals: Vitals, view: SpeedView): readonly Named[] => {
  if (view === 'pages')
    return vitals.pages.map(({ brand, page, device, ...sums }) => ({
      name: formatPage(page),
      detail: `${formatSite(brand)}, ${DEVICES[device]}`,
      ...sums,
    }));
  if (view === 'blocks')
    return vitals.blocks.map(({ brand, page, title, ...sums }) => ({
      name: title,
      detail: `${formatPage(page)}, ${formatSite(brand)}`,
      ...sums,
    }));
  return vitals.arms.map(({ experiment, arm, ...sums }) => ({
    name: experiment,
    detail: `Group ${arm}`,
    ...sums,
  }));
};

/** One row for each page, block or arm, the most visited first. Pure. */
export const speedRows = (vitals: Vitals, view: SpeedView): SpeedRow[] => {
  const rows = new Map<string, SpeedRow>();
  for (const { name, detail, vital, samples, p75 } of namedOf(vitals, view)) {
    const id = `${name} ${detail}`;
    const row = rows.get(id);
    const rating = ratingOf(vital, p75, samples);
    rows.set(id, {
      id,
      name,
      detail,
      visits: Math.max(samples, row?.visits ?? 0),
      values: { ...row?.values, [vital]: { p75, samples, rating } },
    });
  }
  return [...rows.values()].sort((left, right) => right.visits - left.visits);
};

/** True if any vital of the row is poor. */
export const isPoor = ({ values }: SpeedRow): boolean =>
  Object.values(values).some(({ rating }) => rating === 'poor');
