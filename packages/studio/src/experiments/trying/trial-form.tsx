import { UNIT_KINDS } from '@broadsheet/contract/experiments';
import { SelectInput } from '../../controls/select-input.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { clean, type Palette } from '../../editor/audience/audience-fields.ts';
import { WhenForm } from '../../editor/audience/when-form.tsx';
import { ExperimentSizing } from '../experiment-sizing.tsx';
import { NumberInput } from '../number-input.tsx';
import { percentOf } from '../say-numbers.ts';
import { experimentOf, type Trial } from './trial.ts';

const UNITS = UNIT_KINDS.map(
  (unit) => [unit, unit === 'visitor' ? 'Each browser' : 'Each account'] as const,
);
const STARTS = [
  ['running', 'Running as soon as the change is published'],
  ['draft', 'As a draft: nobody takes part until somebody starts it'],
] as const;

interface TrialFormProps {
  readonly page: string;
  readonly trial: Trial;
  /** What is wrong with a name; null where nothing is. */
  readonly nameFault: string | null;
  readonly armFault: string | null;
  readonly palette: Palette;
  readonly onChange: (trial: Trial) => void;
}

/** All that one says of an experiment as it begins; its file has the rest. */
export const TrialForm = (props: TrialFormProps) => {
  const { page, trial, nameFault, armFault, palette, onChange } = props;
  const { experiment, arm, hypothesis, unit, percent, coverage, starts, who } = trial;
  const change = (part: Partial<Trial>) => onChange({ ...trial, ...part });
  return (
    <>
      <TextInput
        label="Name of the experiment"
        description="Such as home-order. It stays the same for as long as it runs."
        error={nameFault}
        value={experiment}
        maxLength={48}
        onChange={(next) => change({ experiment: next })}
      />
      <TextInput
        label="What you expect, in a sentence"
        value={hypothesis}
        maxLength={500}
        onChange={(next) => change({ hypothesis: next })}
      />
      <TextInput
        label="Name of the arm that sees this change"
        description="The others are control: they see the page as it is live."
        error={armFault}
        value={arm}
        maxLength={48}
        onChange={(next) => change({ arm: next })}
      />
      <NumberInput
        label="How many see it, in percent of those who take part"
        value={percent}
        min={0}
        max={100}
        onChange={(next) => change({ percent: next })}
      />
      <NumberInput
        label="How many take part, in percent"
        description="The rest see the page as it is, and are not counted."
        value={percentOf(coverage)}
        min={0}
        max={100}
        onChange={(next) => change({ coverage: next / 100 })}
      />
      <SelectInput
        label="Who counts as one"
        value={unit}
        choices={UNITS}
        onChange={(next) => change({ unit: next })}
      />
      <SelectInput
        label="How it starts"
        value={starts}
        choices={STARTS}
        onChange={(next) => change({ starts: next })}
      />
      <details className="more">
        <summary>Who may take part, and when</summary>
        <WhenForm
          when={clean({ ...who.when, from: who.from, until: who.until })}
          palette={{ ...palette, experiments: {} }}
          onChange={({ from, until, experiment: _, ...when }) =>
            change({ who: clean({ when, from, until }) })
          }
        />
      </details>
      <ExperimentSizing of={experimentOf(page, trial)} />
    </>
  );
};
