import Type from 'typebox';
import { ExperimentDecision } from '../experiment-decision.ts';
import { ArmName, Experiment, ExperimentKey } from '../experiments.ts';
import { orNull } from '../or-null.ts';
import { Counter, RevisionShown } from './counter.ts';
import { StaffName } from './staff.ts';

/** What results recommend. */
export const RecommendedDecision = Type.Object({
  decision: ExperimentDecision,
  /** The group to ship; null unless one is shipped. */
  arm: orNull(ArmName),
});
export type RecommendedDecision = Readonly<Type.Static<typeof RecommendedDecision>>;

/** A decision about one assignment of an experiment, as it was recorded. */
export const RecordedDecision = Type.Object({
  number: Counter,
  experiment: ExperimentKey,
  bucketVersion: Type.Integer({ minimum: 1 }),
  version: Type.Integer({
    minimum: 1,
    description: 'Later ones revise the decision about the same assignment.',
  }),
  page: Type.String(),
  decision: ExperimentDecision,
  arm: orNull(ArmName),
  recommended: RecommendedDecision,
  reason: orNull(Type.String()),
  learning: Type.String(),
  hypothesis: orNull(Type.String()),
  by: StaffName,
  at: Type.String({ format: 'date-time' }),
});
export type RecordedDecision = Readonly<Type.Static<typeof RecordedDecision>>;

const Interval = Type.Object({ low: Type.Number(), high: Type.Number() });

/** One metric of a report, with its name, so that it can be read whatever later reports look like. */
export const ArchivedResult = Type.Object({
  metric: Type.String(),
  verdict: Type.String(),
  groups: Type.Array(
    Type.Object({
      group: Type.String(),
      people: orNull(Type.Integer({ minimum: 0 })),
      conversions: Type.Integer({ minimum: 0 }),
      rate: orNull(Type.Number()),
      difference: orNull(Type.Number()),
      interval: orNull(Interval),
    }),
  ),
});
export type ArchivedResult = Readonly<Type.Static<typeof ArchivedResult>>;

/** What was known when a decision was recorded. */
export const DecisionSnapshot = Type.Object({
  revision: RevisionShown,
  isReliable: Type.Boolean({ description: 'The groups were as planned.' }),
  results: Type.Array(ArchivedResult),
  /** Null: no longer one by the schema of today. */
  definition: orNull(Experiment),
  report: Type.Unknown({ description: 'The whole report, as it was then.' }),
});
export type DecisionSnapshot = Readonly<Type.Static<typeof DecisionSnapshot>>;
