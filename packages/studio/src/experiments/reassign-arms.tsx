import type { Experiment } from '@broadsheet/contract/experiments';
import { Button } from 'react-aria-components';

interface ReassignProps {
  readonly experiment: Experiment;
  /** The changes that would move people to another arm. */
  readonly moved: readonly string[];
  readonly onReassign: (bucketVersion: number) => void;
}

/** Warns that people would switch arms during the experiment, and offers to assign the arms again. */
export const ReassignArms = ({
  experiment: { bucketVersion = 1 },
  moved,
  onReassign,
}: ReassignProps) => (
  <div role="status">
    {moved.length > 0 && (
      <div className="failure">
        <p>
          You changed {moved.join(' and ')} of an experiment that already has visitors. They would
          switch groups, and the results would be unreliable.
        </p>
        <Button className="button-quiet" onPress={() => onReassign(bucketVersion + 1)}>
          Restart with new groups
        </Button>
      </div>
    )}
  </div>
);
