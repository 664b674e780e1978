import type { Audience } from '@broadsheet/contract/audience';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { Assigned, AssignInput } from '@broadsheet/experiments/assignment';
import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { Participation } from './resolve-participant.ts';

export interface ExperimentDeps {
  readonly assign: (input: AssignInput) => Assigned;
  readonly recorder: Pick<Recorder, 'isOpen'>;
  readonly onAssignFault: (error: unknown) => void;
}

/** The arms assigned for one page request. */
export interface AssignedArms extends Assigned {
  readonly participation: Participation;
}

export interface ArmsRequest {
  readonly experiments: Experiments;
  readonly page: string;
  readonly audience: Audience;
  /** Called only while assignments can also be counted. */
  readonly participation: () => Participation | null;
  readonly now: number;
}

/**
 * Assigns the arms of one page. Null serves control: to people who take no part, while nothing can be counted, and when
 * the assignment fails, because a page matters more than its experiments.
 */
export const assignArms = (deps: ExperimentDeps, armsRequest: ArmsRequest): AssignedArms | null => {
  const { experiments, page, audience, now } = armsRequest;
  const participation = deps.recorder.isOpen() ? armsRequest.participation() : null;
  if (!participation) return null;
  const { participant, storedBuckets } = participation;
  try {
    const assigned = deps.assign({
      experiments,
      page,
      audience,
      participant,
      storedBuckets: storedBuckets,
      now,
    });
    return { ...assigned, participation };
  } catch (error) {
    deps.onAssignFault(error);
    return null;
  }
};
