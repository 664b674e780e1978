import Type from 'typebox';
import { Cohort } from './audience.ts';
import { Brand } from './brand.ts';
import { CONVERSION_METRICS } from './experiments.ts';
import { orNull } from './or-null.ts';

const Share = Type.Number({ minimum: 0, maximum: 1 });
const Units = Type.Integer({ minimum: 0 });
const closed = <Fields extends Type.TProperties>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

const Interval = closed({ low: Type.Number(), high: Type.Number() });

const sampleRatio = {
  units: Units,
  pValue: Share,
  chiSquare: orNull(Type.Number({ minimum: 0 })),
  degrees: Type.Integer({ minimum: 0 }),
  alarm: Type.Boolean({ description: 'The arms are not dealt as configured: p is 0.001 or less.' }),
};
export const SampleRatioReport = closed(sampleRatio);
export type SampleRatioReport = Type.Static<typeof SampleRatioReport>;

const ArmConversion = closed({
  arm: Type.String(),
  conversions: Units,
  rate: orNull(Share),
  interval: orNull(Interval),
  difference: orNull(Type.Number({ description: 'Rate less that of control; null for control.' })),
  differenceInterval: orNull(Interval),
});
export type ArmConversion = Type.Static<typeof ArmConversion>;

const segmentFields = { verdict: Type.String(), arms: Type.Array(ArmConversion) };

/**
 * The results of one brand or cohort. Its intervals are wider than those of all people: all segments of one metric
 * share the 5 % error.
 */
const PartConversion = closed({ units: Units, ...segmentFields });
export type PartConversion = Type.Static<typeof PartConversion>;

/** Rates, differences and intervals are shares, not percent; null is "not enough data". */
export const ExperimentReport = closed({
  key: Type.String(),
  bucketVersion: Type.Integer({ minimum: 1 }),
  units: Units,
  unitsInSeveralArms: Units,
  arms: Type.Array(closed({ arm: Type.String(), weight: Share, units: Units, share: Share })),
  sampleRatio: closed({
    overall: SampleRatioReport,
    brands: Type.Array(closed({ brand: Brand, ...sampleRatio })),
    cohorts: Type.Array(closed({ cohort: Cohort, ...sampleRatio })),
  }),
  metrics: Type.Array(
    closed({
      metric: Type.Enum(CONVERSION_METRICS),
      ...segmentFields,
      brands: Type.Array(closed({ brand: Brand, ...PartConversion.properties })),
      cohorts: Type.Array(closed({ cohort: Cohort, ...PartConversion.properties })),
    }),
  ),
});
export type ExperimentReport = Type.Static<typeof ExperimentReport>;
