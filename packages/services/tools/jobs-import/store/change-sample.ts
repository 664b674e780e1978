import { quote } from '../normalise/quote.ts';
import type { ClosedJob } from './close-missing.ts';

/** How many changes a dry run shows. */
export const SAMPLES = 10;

/** One change that an import makes. */
export interface ChangeSample {
  readonly change: 'created' | 'updated' | 'closed';
  readonly externalId: string;
  readonly title: string;
  /** Where the feed has it; null for a job that it lacks. */
  readonly position: string | null;
  /** What changes, such as `title: "Cook" becomes "Chef"`. */
  readonly details: readonly string[];
}

export const sampleOfClosed = ({ external_id, title }: ClosedJob): ChangeSample => ({
  change: 'closed',
  externalId: external_id,
  title,
  position: null,
  details: [],
});

type Row = Readonly<Record<string, unknown>>;

const LABELS: readonly (readonly [column: string, label: string])[] = [
  ['title', 'title'],
  ['status', 'status'],
  ['city_ids', 'cities'],
  ['min_years', 'minimum experience'],
  ['max_years', 'maximum experience'],
  ['pay_min_lakh', 'minimum salary'],
  ['pay_max_lakh', 'maximum salary'],
  ['category_id', 'category'],
  ['work_from_home', 'work from home'],
  ['work_mode', 'work mode'],
  ['shift', 'shift'],
  ['skills', 'skills'],
  ['apply_url', 'link'],
  ['openings', 'openings'],
  ['posted_at', 'date of posting'],
  ['expires_at', 'last day'],
  ['description_html', 'description'],
];

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (Array.isArray(value)) return value.length > 0 ? quote(value.join(', ')) : 'none';
  return typeof value === 'string' ? quote(value) : String(value);
};

/** The differences between a stored row and its next version. */
export const describeChanges = (before: Row, after: Row): string[] =>
  LABELS.flatMap(([column, label]) => {
    const [one, other] = [textOf(before[column]), textOf(after[column])];
    if (one === other) return [];
    return column === 'description_html'
      ? ['description changes']
      : [`${label}: ${one} becomes ${other}`];
  });

/** Ten changes of all kinds, where there are so many: those of the rarer kinds are not crowded out. */
export const selectSamples = (samples: readonly ChangeSample[]): ChangeSample[] => {
  const kinds = (['created', 'updated', 'closed'] as const).map((change) =>
    samples.filter((sample) => sample.change === change),
  );
  const selected: ChangeSample[] = [];
  for (let at = 0; selected.length < SAMPLES && kinds.some((kind) => at < kind.length); at += 1)
    for (const kind of kinds) {
      const sample = kind[at];
      if (sample && selected.length < SAMPLES) selected.push(sample);
    }
  return selected;
};
