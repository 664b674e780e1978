import type { Change } from '@broadsheet/contract/studio/change';
import { SelectInput } from '../../controls/select-input.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { clean, type Palette } from '../../editor/audience/audience-fields.ts';
import { ExperimentSizing } from '../experiment-sizing.tsx';
import { NumberInput } from '../number-input.tsx';
import { CoverageInput, HypothesisInput, TakingInput, UnitInput } from '../taking-part.tsx';
import { experimentOf, type Trial } from './trial.ts';

const STARTS = [
  ['running', 'When the draft is published'],
  ['draft', 'Later, when someone starts it'],
] as const;

interface TrialFormProps {
  readonly change: Change;
  readonly page: string;
  readonly trial: Trial;
  /** The error of a name; null if it is valid. */
  readonly nameFault: string | null;
  readonly armFault: string | null;
  readonly palette: Palette;
  readonly onChange: (trial: Trial) => void;
}

/** The basic fields of a new experiment; its file has the rest. */
export const TrialForm = (props: TrialFormProps) => {
  const { change: within, page, trial, nameFault, armFault, palette, onChange } = props;
  const { experiment, arm, hypothesis, unit, percent, coverage, starts, who } = trial;
  const change = (part: Partial<Trial>) => onChange({ ...trial, ...part });
  return (
    <>
      <TextInput
        label="Experiment name"
        description="For example home-order. You cannot rename it later."
        error={nameFault}
        value={experiment}
        maxLength={48}
        onChange={(next) => change({ experiment: next })}
      />
      <HypothesisInput value={hypothesis} onChange={(next) => change({ hypothesis: next })} />
      <TextInput
        label="Name of the group that sees your draft"
        description="The control group sees the live page."
        error={armFault}
        value={arm}
        maxLength={48}
        onChange={(next) => change({ arm: next })}
      />
      <NumberInput
        label="Traffic split: share that sees your draft (%)"
        value={percent}
        min={0}
        max={100}
        onChange={(next) => change({ percent: next })}
      />
      <CoverageInput value={coverage} onChange={(next) => change({ coverage: next })} />
      <UnitInput value={unit} onChange={(next) => change({ unit: next })} />
      <SelectInput
        label="Start"
        value={starts}
        choices={STARTS}
        onChange={(next) => change({ starts: next })}
      />
      <TakingInput
        value={who}
        change={within}
        page={page}
        palette={palette}
        onChange={(next) => change({ who: clean(next) })}
      />
      <ExperimentSizing of={experimentOf(page, trial)} change={within} />
    </>
  );
};
