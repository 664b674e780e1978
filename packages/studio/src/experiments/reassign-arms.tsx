import type { Experiment } from '@broadsheet/contract/experiments';
import { Button } from 'react-aria-components';

interface ReassignProps {
  readonly experiment: Experiment;
  /** The changes that are not allowed after the start: of groups, or of the plan. */
  readonly moved: readonly string[];
  readonly onReassign: (bucketVersion: number) => void;
}

/** Warns of changes after which the results mean nothing, and offers to assign the arms again. */
export const ReassignArms = ({
  experiment: { bucketVersion = 1 },
  moved,
  onReassign,
}: ReassignProps) => (
  <div role="status">
    {moved.length > 0 && (
      <div className="failure">
        <p>
          You changed {moved.join(' and ')} of an experiment that already has visitors. Its results
          would be unreliable.
        </p>
        <Button className="button-quiet" onPress={() => onReassign(bucketVersion + 1)}>
          Restart with new groups
        </Button>
      </div>
    )}
  </div>
);
