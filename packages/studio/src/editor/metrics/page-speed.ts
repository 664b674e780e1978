import type { Brand } from '@broadsheet/contract/brand';
import type { PageVital } from '@broadsheet/contract/studio/health-calls';
import type { Vital } from '@broadsheet/contract/vitals';
import { count } from '../../format/count.ts';
import { formatVital, RATING_TEXT, ratingOf, VITAL_NAMES } from '../../health/format-vital.ts';

/** The Core Web Vitals: what visitors notice of the speed of a page. */
const SHOWN: readonly Vital[] = ['LCP', 'INP', 'CLS'];

export interface MeasuredPage {
  readonly page: string;
  readonly brand: Brand;
  readonly device: PageVital['device'];
}

const INTEGER = new Intl.NumberFormat('en-IN');

/** How fast a page is for visitors, a part for each vital: "Main content shown: 2.1 s, good (1,240 visits)". */
export const describeSpeed = (
  vitals: readonly PageVital[],
  { page, brand, device }: MeasuredPage,
): readonly string[] =>
  VITAL_NAMES.flatMap(([vital, name]) => {
    if (!SHOWN.includes(vital)) return [];
    const found = vitals.find(
      (each) =>
        each.vital === vital &&
        each.page === page &&
        each.brand === brand &&
        each.device === device,
    );
    if (!found) return [];
    const { p75, samples } = found;
    const rating = ratingOf(vital, p75, samples);
    const visits = samples === 1 ? count(1, 'visit') : `${INTEGER.format(samples)} visits`;
    const rated = rating === null ? 'too few visits to rate' : RATING_TEXT[rating];
    return [`${name}: ${formatVital(vital, p75)}, ${rated} (${visits})`];
  });
