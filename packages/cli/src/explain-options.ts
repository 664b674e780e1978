import { parseArgs } from 'node:util';
import { Audience } from '@broadsheet/contract/audience';
import Value from 'typebox/value';
import { UsageError } from './usage.ts';

export interface ExplainOptions {
  readonly path: string;
  readonly dir: string;
  readonly json: boolean;
  /** Epoch ms. */
  readonly at: number;
  /** The page's own city and category go before the ones chosen. */
  readonly audienceOn: (topic: Pick<Audience, 'city' | 'category'>) => Audience;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const CHOICES = {
  brand: 'brand',
  cohort: 'cohort',
  experienceBand: 'band',
  membership: 'membership',
  device: 'device',
  city: 'city',
  category: 'category',
  crawler: 'crawler',
} as const satisfies Record<keyof Audience, string>;

const assertAudience = (value: unknown): Audience => {
  if (Value.Check(Audience, value)) return value;
  const [error] = Value.Errors(Audience, value);
  const field = error?.instancePath.slice(1) as keyof Audience | undefined;
  const allowed =
    error?.keyword === 'enum' ? `one of ${error.params.allowedValues.join(', ')}` : error?.message;
  throw new UsageError(`--${field ? CHOICES[field] : '?'}: ${allowed}`);
};

const instantOf = (written: string | undefined): number => {
  const at = written === undefined ? Date.now() : Date.parse(written);
  if (Number.isNaN(at)) throw new UsageError(`--at: "${written}" is no ISO 8601 instant`);
  return at;
};

/** Reads the options of `explain`; throws UsageError for a value that no audience can have. */
export const parseExplainOptions = (argv: string[]): ExplainOptions => {
  const { values } = parseArgs({
    args: argv,
    options: {
      path: text,
      brand: { ...text, default: 'tech' },
      band: { ...text, default: '1' },
      membership: { ...text, default: 'visitor' },
      cohort: { ...text, default: 'none' },
      device: { ...text, default: 'desktop' },
      city: text,
      category: text,
      crawler: flag,
      at: text,
      dir: { ...text, default: '.' },
      json: flag,
    },
  });
  if (values.path === undefined) throw new UsageError('explain needs --path');
  const audienceOn: ExplainOptions['audienceOn'] = ({ city, category }) =>
    assertAudience({
      brand: values.brand,
      cohort: values.cohort,
      experienceBand: Number(values.band),
      membership: values.membership,
      device: values.device,
      city: city ?? values.city ?? null,
      category: category ?? values.category ?? null,
      crawler: values.crawler,
    });
  const { path, dir, json } = values;
  return { path, dir, json, at: instantOf(values.at), audienceOn };
};
