import {
  ROLLOUT_LOADS_MIN,
  ROLLOUT_UNITS_MIN,
  type RolloutBounds,
} from '@broadsheet/contract/studio/rollout';
import { percentOf } from '../experiments/format-numbers.ts';
import { NumberInput } from '../experiments/number-input.tsx';

interface BoundsFieldsProps {
  readonly bounds: RolloutBounds;
  readonly onBounds: (bounds: RolloutBounds) => void;
}

/** The limits that roll back a rollout automatically. */
export const BoundsFields = ({ bounds, onBounds }: BoundsFieldsProps) => (
  <fieldset className="rollout-bounds">
    <legend>Roll back automatically</legend>
    <NumberInput
      label="If block errors rise by (percentage points)"
      value={percentOf(bounds.blockErrors)}
      min={0.1}
      max={100}
      description={`For example 2: errors go from 1% to above 3%. Checked after ${ROLLOUT_LOADS_MIN} loads.`}
      onChange={(percent) => onBounds({ ...bounds, blockErrors: percent / 100 })}
    />
    <NumberInput
      label="If job applications fall by (%)"
      value={percentOf(bounds.applyFall)}
      min={1}
      max={100}
      description={`For example 20: 8 people apply instead of 10. Only after ${ROLLOUT_UNITS_MIN} people, and only if the drop is statistically certain.`}
      onChange={(percent) => onBounds({ ...bounds, applyFall: percent / 100 })}
    />
  </fieldset>
);
