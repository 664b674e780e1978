import Type from 'typebox';

/** What a team does about an experiment once it has read the results. */
export const EXPERIMENT_DECISIONS = ['ship', 'hold', 'rollBack', 'keepRunning'] as const;

export const ExperimentDecision = Type.Enum(EXPERIMENT_DECISIONS, {
  description:
    'ship: everybody gets a group. hold: nothing changes for now. rollBack: everybody gets control. keepRunning: decide later.',
});
export type ExperimentDecision = Type.Static<typeof ExperimentDecision>;
