import type { Experiment } from '@broadsheet/contract/experiments';
import type { Change } from '@broadsheet/contract/studio/change';
import { useState } from 'react';
import { DifferenceFields, USUAL_DIFFERENCE } from './difference-fields.tsx';
import { SizingAnswer } from './sizing-answer.tsx';

const ARMS_MIN = 2;
const ARMS_MAX = 10;

interface ExperimentSizingProps {
  readonly of: Experiment;
  readonly change: Change;
}

/** The duration of an experiment, with its participants as configured. */
export const ExperimentSizing = ({ of, change }: ExperimentSizingProps) => {
  const [difference, setDifference] = useState(USUAL_DIFFERENCE);
  const [isOpen, setOpen] = useState(false);
  const { page, when, coverage = 1, layer, variants } = of;
  const stretch = layer ? Math.max(0, layer.range[1] - layer.range[0]) : 1;
  const arms = Math.min(ARMS_MAX, Math.max(ARMS_MIN, Object.keys(variants).length));
  const body = {
    page,
    metric: difference.metric,
    ...(when ? { when, change: change.id } : {}),
    coverage: coverage * stretch,
    arms,
    difference: difference.points / 100,
  };
  return (
    <details className="more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>How long will it take?</summary>
      {isOpen && (
        <>
          <div className="sizing">
            <DifferenceFields value={difference} onChange={setDifference} />
          </div>
          <SizingAnswer body={body} />
        </>
      )}
    </details>
  );
};
