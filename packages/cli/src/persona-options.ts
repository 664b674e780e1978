import {
  ANYBODY,
  AUDIENCE_FIELDS,
  type Audience,
  type AudienceField,
  isPossibleSeeker,
  withMembership,
} from '@broadsheet/contract/audience';
import { ArmName, type Arms, ExperimentKey } from '@broadsheet/contract/experiments';
import Value from 'typebox/value';
import type { OptionsInput } from './command-line/command-spec.ts';
import type { personaOptions } from './command-line/shared-options.ts';
import { UsageError } from './usage.ts';

const OPTION_OF_FIELD = {
  brand: 'brand',
  cohort: 'cohort',
  experienceBand: 'band',
  membership: 'membership',
  device: 'device',
  city: 'city',
  category: 'category',
  crawler: 'crawler',
} as const satisfies Record<AudienceField, keyof typeof personaOptions>;

/** The options of `explain` and `preview` that say who opens a page. */
type PersonaValues = OptionsInput<typeof personaOptions>;

export interface Persona {
  /** Only the given fields; with a cohort also a membership. */
  readonly audience: Partial<Audience>;
  /** Epoch ms; undefined is now. */
  readonly at: number | undefined;
  readonly arms: Arms;
}

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

/** The audience of somebody who can exist. */
const requireSomebody = (given: Partial<Audience>): Partial<Audience> => {
  const audience = withMembership(given);
  if (!isPossibleSeeker({ ...ANYBODY, ...audience }))
    throw new UsageError(
      `--cohort: visitors have no cohort; expected --membership basic or pro with --cohort ${audience.cohort}, or --band for visitors`,
    );
  return audience;
};

/** Throws UsageError for arms that are not written as such, and for somebody who cannot exist. */
export const readPersona = (values: PersonaValues): Persona => {
  // Most pages are for people: only a crawler that was given is part of the audience.
  const options = { ...values, crawler: values.crawler || undefined };
  const audience: Partial<Audience> = Object.fromEntries(
    AUDIENCE_FIELDS.map((field) => [field, options[OPTION_OF_FIELD[field]]] as const).filter(
      ([, value]) => value !== undefined,
    ),
  );
  const at = values.at === undefined ? undefined : Date.parse(values.at);
  return { audience: requireSomebody(audience), at, arms: armsOf(values.variant) };
};
