import Type from 'typebox';
import { ExperimentDecision } from '../experiment-decision.ts';
import { ArmName, ExperimentKey } from '../experiments.ts';
import { orNull } from '../or-null.ts';
import { Text } from '../text.ts';
import { Counter } from './counter.ts';
import { DecisionSnapshot, RecommendedDecision, RecordedDecision } from './decision.ts';
import { Remark } from './remark.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

export const LEARNING_MAX = 2_000;
export const DECISION_REASON_MAX = 1_000;

const OfExperiment = Type.Object({ key: ExperimentKey }, { additionalProperties: false });

/** The archive: the newest decision about each assignment, newest first. A search finds names, hypotheses and learnings. */
export const listDecisions = defineStudioCall({
  method: 'GET',
  path: '/decisions',
  role: 'viewer',
  params: Nothing,
  query: Type.Object(
    {
      search: Type.Optional(Text({ maxLength: 100 })),
      decision: Type.Optional(ExperimentDecision),
      page: Type.Optional(Text({ maxLength: 120 })),
      before: Type.Optional(Counter),
    },
    { additionalProperties: false },
  ),
  body: Nothing,
  answer: Type.Object({
    items: Type.Array(RecordedDecision),
    hasMore: Type.Boolean(),
    pages: Type.Array(Type.String(), { description: 'That have decisions, whatever is filtered.' }),
  }),
});

/** One decision with what was known then, and all others about the same assignment. NOT_FOUND. */
export const readDecision = defineStudioCall({
  method: 'GET',
  path: '/decisions/{number}',
  role: 'viewer',
  params: Type.Object({ number: Counter }, { additionalProperties: false }),
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    decision: RecordedDecision,
    snapshot: DecisionSnapshot,
    others: Type.Array(RecordedDecision),
  }),
});

/** What the results recommend now, of which assignment, and the decision so far. NOT_FOUND. */
export const findDecision = defineStudioCall({
  method: 'GET',
  path: '/experiments/{key}/decision',
  role: 'viewer',
  params: OfExperiment,
  query: Nothing,
  body: Nothing,
  answer: Type.Object({
    bucketVersion: Counter,
    recommended: RecommendedDecision,
    current: orNull(RecordedDecision),
  }),
});

/**
 * Records a decision with the results of now. `version` is that of the decision so far, 0 for none: CHANGE_MOVED where
 * somebody else has recorded one, the groups were assigned anew, or content was published meanwhile. VALIDATION, also for an experiment that has not
 * started; NOT_FOUND.
 */
export const recordDecision = defineStudioCall({
  method: 'POST',
  path: '/experiments/{key}/decision',
  role: 'editor',
  params: OfExperiment,
  query: Nothing,
  body: Type.Object(
    {
      bucketVersion: Counter,
      version: Type.Integer({ minimum: 0, maximum: 10_000 }),
      decision: ExperimentDecision,
      /** The group that everybody gets; null unless one is shipped. */
      arm: orNull(ArmName),
      /** Needed where the decision or its group is not the recommended one; else it is not stored. */
      reason: orNull(Remark(DECISION_REASON_MAX)),
      learning: Remark(LEARNING_MAX),
    },
    { additionalProperties: false },
  ),
  answer: RecordedDecision,
});
