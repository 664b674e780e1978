import Type from 'typebox';
import { Audience } from './audience.ts';
import { ExperimentKey } from './experiments.ts';
import { Text } from './text.ts';

/** Shapes of the OpenFeature Remote Evaluation Protocol, by which other clients ask for the arms of experiments. */
export const FLAG_PATH = '/ofrep/v1/evaluate/flags';

const { cohort, experienceBand, membership, device, city, category } = Audience.properties;

/** The brand is that of the host, and crawlers take no part: a context names neither. */
export const FlagContext = Type.Object(
  {
    targetingKey: Text({
      minLength: 1,
      maxLength: 128,
      description: 'The random id of a browser or an installed app: the unit of visitors.',
    }),
    seekerId: Type.Optional(
      Text({
        minLength: 1,
        maxLength: 128,
        description: 'The account that is logged in there: the unit of seekers.',
      }),
    ),
    cohort: Type.Optional(cohort),
    experienceBand: Type.Optional(experienceBand),
    membership: Type.Optional(membership),
    device: Type.Optional(device),
    city: Type.Optional(city),
    category: Type.Optional(category),
  },
  { description: 'Other attributes are ignored, as the protocol allows any.' },
);
export type FlagContext = Readonly<Type.Static<typeof FlagContext>>;

export const EvaluationRequest = Type.Object({ context: FlagContext });

/** Why the value is as it is, in the terms of OpenFeature. */
const FLAG_REASONS = ['STATIC', 'TARGETING_MATCH', 'SPLIT', 'UNKNOWN'] as const;
export type FlagReason = (typeof FLAG_REASONS)[number];

const FLAG_UNITS = ['targetingKey', 'seekerId'] as const;

export const FlagEvaluation = Type.Object({
  key: ExperimentKey,
  value: Type.String({ description: 'The arm; control for those who take no part.' }),
  variant: Type.String({ description: 'The same arm.' }),
  reason: Type.Enum(FLAG_REASONS),
  metadata: Type.Object({
    page: Type.String({ description: 'The page that the experiment changes.' }),
    bucketVersion: Type.Integer({ minimum: 1 }),
    unit: Type.Enum(FLAG_UNITS, {
      description: 'The id that decided the arm: a seeker without seekerId is a visitor.',
    }),
    takesPart: Type.Boolean({
      description: 'Whether the unit is in the experiment; false is control without being counted.',
    }),
  }),
});
export type FlagEvaluation = Readonly<Type.Static<typeof FlagEvaluation>>;

export const BulkEvaluation = Type.Object({ flags: Type.Array(FlagEvaluation) });
export type BulkEvaluation = Readonly<Type.Static<typeof BulkEvaluation>>;

const FLAG_ERROR_CODES = [
  'PARSE_ERROR',
  'TARGETING_KEY_MISSING',
  'INVALID_CONTEXT',
  'FLAG_NOT_FOUND',
] as const;
export type FlagErrorCode = (typeof FLAG_ERROR_CODES)[number];

export const EvaluationFailure = Type.Object({
  key: Type.Optional(Type.String({ description: 'Absent where all flags were asked for.' })),
  errorCode: Type.Enum(FLAG_ERROR_CODES),
  errorDetails: Type.String(),
});
export type EvaluationFailure = Readonly<Type.Static<typeof EvaluationFailure>>;
