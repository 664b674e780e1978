import Type from 'typebox';
import { MetricKey } from './metrics.ts';
import { type NamedAudiences, NO_AUDIENCES } from './named-audiences.ts';
import { PeopleWhen } from './people-when.ts';
import { Instant } from './when.ts';

/** The arm of everybody who does not take part; every experiment has it. */
export const CONTROL = 'control';

export const EXPERIMENT_KEY_PATTERN = '^[a-z][a-z0-9-]{0,47}$';
export const ExperimentKey = Type.String({ pattern: EXPERIMENT_KEY_PATTERN });
export const ArmName = Type.String({ pattern: EXPERIMENT_KEY_PATTERN });

export const UNIT_KINDS = ['visitor', 'seeker'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The metrics that decide an experiment. */
export const CONVERSION_METRICS = ['apply', 'save', 'register'] as const;
export type ConversionMetric = (typeof CONVERSION_METRICS)[number];

/** draft: nobody takes part; running; stopped: everybody is served control immediately. */
const EXPERIMENT_STATUSES = ['draft', 'running', 'stopped'] as const;

const Share = Type.Number({ minimum: 0, maximum: 1 });

/** What decides the experiment, written before it starts. It stays as it is until the arms are assigned anew. */
const ExperimentPlan = Type.Object(
  {
    primary: MetricKey,
    guardrails: Type.Optional(
      Type.Array(
        Type.Object(
          {
            metric: MetricKey,
            margin: Type.Number({
              title: 'Still tolerated',
              minimum: 0.001,
              maximum: 0.5,
              description: 'The relative loss that is tolerated: 0.02 is two percent worse.',
            }),
          },
          { additionalProperties: false },
        ),
        { title: 'Metrics that must not get worse', maxItems: 8 },
      ),
    ),
    effect: Type.Number({
      title: 'Smallest change worth it',
      minimum: 0.001,
      maximum: 5,
      description: 'The smallest relative change worth shipping: 0.05 is five percent better.',
    }),
    days: Type.Integer({
      title: 'Days it runs',
      minimum: 1,
      maximum: 180,
      description: 'Days after which it is decided at the latest.',
    }),
  },
  { additionalProperties: false },
);

export const Experiment = Type.Object(
  {
    page: Type.String({ minLength: 1, description: 'The page whose layout names the arms.' }),
    unit: Type.Enum(UNIT_KINDS, {
      description: 'visitor: the browser. seeker: the account, and the browser until login.',
    }),
    hypothesis: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    plan: Type.Optional(ExperimentPlan),
    when: Type.Optional(PeopleWhen),
    layer: Type.Optional(
      Type.Object(
        {
          name: ExperimentKey,
          range: Type.Tuple([Share, Share], {
            description:
              'The stretch of the layer it takes: from (inclusive) and until (exclusive), 0 to 1.',
          }),
        },
        { additionalProperties: false },
      ),
    ),
    variants: Type.Record(ArmName, Type.Number({ minimum: 0, maximum: 100 }), {
      description: 'Weight of each arm in percent; they sum to 100 and "control" is one of them.',
    }),
    coverage: Type.Optional(Share),
    status: Type.Enum(EXPERIMENT_STATUSES),
    from: Type.Optional(Instant),
    until: Type.Optional(Instant),
    activation: Type.Optional(
      Type.Object(
        {
          block: Type.String({
            pattern: EXPERIMENT_KEY_PATTERN,
            description: 'Who has not seen this block does not count; every arm must show it.',
          }),
        },
        { additionalProperties: false },
      ),
    ),
    bucketVersion: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'Raise it to assign the arms again; nobody keeps an arm of an earlier one.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Experiment = Type.Static<typeof Experiment>;

const Holdout = Type.Object(
  { share: Type.Number({ minimum: 0, maximum: 0.5 }) },
  { additionalProperties: false },
);

/** `layouts/experiments.json`: every key without a dollar sign is an experiment's. */
export const ExperimentsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    $holdout: Type.Optional(Holdout),
  },
  { additionalProperties: false, patternProperties: { '^(?!\\$)': Experiment } },
);
export type ExperimentsFile = Type.Static<typeof ExperimentsFile> & Record<string, unknown>;

/** `layouts/experiments.json` as read. */
export interface Experiments {
  /** The share of all units that takes part in no experiment: the baseline for all experiments together. */
  readonly holdout: number;
  readonly byKey: ReadonlyMap<string, Experiment>;
  /** Those that their conditions may name. */
  readonly audiences: NamedAudiences;
}

export const NO_EXPERIMENTS: Experiments = {
  holdout: 0,
  byKey: new Map(),
  audiences: NO_AUDIENCES,
};

/** Experiment key to arm; one that is not named is served control. */
export type Arms = Readonly<Record<string, string>>;
export const NO_ARMS: Arms = Object.freeze({});
