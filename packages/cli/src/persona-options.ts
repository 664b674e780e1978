import {
  ANYBODY,
  AUDIENCE_FIELDS,
  Audience,
  type AudienceField,
} from '@broadsheet/contract/audience';
import { ArmName, type Arms, ExperimentKey } from '@broadsheet/contract/experiments';
import { Instant } from '@broadsheet/contract/when';
import Value from 'typebox/value';
import { UsageError } from './usage.ts';

const text = { type: 'string' } as const;

/** The options that say who looks at a page, when and with which arms; shared by `explain` and `preview`. */
export const PERSONA_OPTIONS = {
  brand: text,
  band: text,
  membership: text,
  cohort: text,
  device: text,
  city: text,
  category: text,
  crawler: { type: 'boolean' },
  at: text,
  variant: { type: 'string', multiple: true },
} as const;

const OPTION_OF_FIELD = {
  brand: 'brand',
  cohort: 'cohort',
  experienceBand: 'band',
  membership: 'membership',
  device: 'device',
  city: 'city',
  category: 'category',
  crawler: 'crawler',
} as const satisfies Record<AudienceField, keyof typeof PERSONA_OPTIONS>;

interface PersonaValues {
  readonly brand?: string;
  readonly band?: string;
  readonly membership?: string;
  readonly cohort?: string;
  readonly device?: string;
  readonly city?: string;
  readonly category?: string;
  readonly crawler?: boolean;
  readonly at?: string;
  readonly variant?: readonly string[];
}

export interface Persona {
  /** Only what was said. */
  readonly audience: Partial<Audience>;
  /** Epoch ms; undefined is now. */
  readonly at: number | undefined;
  readonly arms: Arms;
}

const assertAudience = (value: object): Audience => {
  if (Value.Check(Audience, value)) return value;
  const [error] = Value.Errors(Audience, value);
  const field = error?.instancePath.slice(1) as keyof Audience | undefined;
  const allowed =
    error?.keyword === 'enum' ? `one of ${error.params.allowedValues.join(', ')}` : error?.message;
  throw new UsageError(`--${field ? OPTION_OF_FIELD[field] : '?'}: ${allowed}`);
};

const instantOf = (written: string | undefined): number | undefined => {
  if (written === undefined) return undefined;
  const at = Value.Check(Instant, written) ? Date.parse(written) : Number.NaN;
  if (!Number.isNaN(at)) return at;
  // Without an offset it would be the time of whichever machine reads it.
  throw new UsageError(
    `--at: "${written}" is no instant with an offset, such as 2026-11-05T09:00:00+05:30`,
  );
};

const armsOf = (variants: readonly string[]): Arms => {
  const arms = new Map<string, string>();
  for (const written of variants) {
    const [key = '', arm = '', ...rest] = written.split('=');
    if (!Value.Check(ExperimentKey, key) || !Value.Check(ArmName, arm) || rest.length > 0)
      throw new UsageError(
        `--variant: "${written}" is not <experiment>=<arm>, such as home-order=b`,
      );
    if (arms.has(key)) throw new UsageError(`--variant: ${key} is given twice`);
    arms.set(key, arm);
  }
  return Object.fromEntries(arms);
};

/** Reads the options; throws UsageError for a value that no audience can have. */
export const readPersona = (values: PersonaValues): Persona => {
  const band = values.band === undefined ? undefined : Number(values.band);
  const options = { ...values, band };
  const given: Partial<Audience> = Object.fromEntries(
    AUDIENCE_FIELDS.map((field) => [field, options[OPTION_OF_FIELD[field]]] as const).filter(
      ([, value]) => value !== undefined,
    ),
  );
  assertAudience({ ...ANYBODY, ...given });
  return { audience: given, at: instantOf(values.at), arms: armsOf(values.variant ?? []) };
};
