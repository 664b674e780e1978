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

/** What takes a rollout back by itself. */
export const BoundsFields = ({ bounds, onBounds }: BoundsFieldsProps) => (
  <fieldset className="rollout-bounds">
    <legend>Taken back by itself</legend>
    <NumberInput
      label="When a block fails more often than today, by so many points in 100"
      value={percentOf(bounds.blockErrors)}
      min={0.1}
      max={100}
      description={`2 means: from 1 failed load in 100 to more than 3. Looked at from ${ROLLOUT_LOADS_MIN} loads on.`}
      onChange={(percent) => onBounds({ ...bounds, blockErrors: percent / 100 })}
    />
    <NumberInput
      label="When fewer people apply than today, by so many %"
      value={percentOf(bounds.applyFall)}
      min={1}
      max={100}
      description={`20 means: 8 people apply where 10 did. Looked at from ${ROLLOUT_UNITS_MIN} people on, and only what is no chance.`}
      onChange={(percent) => onBounds({ ...bounds, applyFall: percent / 100 })}
    />
  </fieldset>
);
