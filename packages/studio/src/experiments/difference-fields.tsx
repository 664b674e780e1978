import { CONVERSION_METRICS, type ConversionMetric } from '@broadsheet/contract/experiments';
import { METRIC_TEXT } from '@broadsheet/contract/studio/report-text';
import { SelectInput } from '../controls/select-input.tsx';
import { NumberInput } from './number-input.tsx';

const METRICS = CONVERSION_METRICS.map((metric) => [metric, METRIC_TEXT[metric]] as const);

export interface Difference {
  readonly metric: ConversionMetric;
  readonly points: number;
}

export const USUAL_DIFFERENCE: Difference = { metric: 'apply', points: 2 };

interface DifferenceFieldsProps {
  readonly value: Difference;
  readonly onChange: (value: Difference) => void;
}

/** The metric and the smallest difference to detect. */
export const DifferenceFields = ({ value, onChange }: DifferenceFieldsProps) => (
  <>
    <SelectInput
      label="Goal"
      value={value.metric}
      choices={METRICS}
      onChange={(metric) => onChange({ ...value, metric })}
    />
    <NumberInput
      label="Smallest change to detect (percentage points)"
      description="For example 2: from 10% to 12%."
      value={value.points}
      min={0.01}
      max={100}
      onChange={(points) => onChange({ ...value, points })}
    />
  </>
);
