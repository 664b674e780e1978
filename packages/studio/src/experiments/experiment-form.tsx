import type { Experiment, Experiments } from '@broadsheet/contract/experiments';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import type { Change } from '@broadsheet/contract/studio/change';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { SelectInput } from '../controls/select-input.tsx';
import { clean, type Palette } from '../editor/audience/audience-fields.ts';
import { ActivationForm } from './activation-form.tsx';
import { movedBoundaries } from './draft-experiments.ts';
import { ExperimentSizing } from './experiment-sizing.tsx';
import { STATUS_TEXT } from './format-experiment.ts';
import { LayerForm } from './layers/layer-form.tsx';
import { ReassignArms } from './reassign-arms.tsx';
import { CoverageInput, HypothesisInput, TakingInput, UnitInput } from './taking-part.tsx';
import { WeightsForm } from './weights-form.tsx';

const PAGES = Object.keys(PAGE_KINDS).map((kind) => [kind, formatPage(kind)] as const);
const STATUSES = [
  ['draft', STATUS_TEXT.draft],
  ['running', STATUS_TEXT.running],
  ['stopped', STATUS_TEXT.stopped],
] as const;
export interface ExperimentFormProps {
  readonly name: string;
  readonly change: Change;
  /** All experiments of the file, with this one. */
  readonly experiments: Experiments;
  readonly experiment: Experiment;
  /** The published version; undefined if it is new. */
  readonly live: Experiment | undefined;
  readonly palette: Palette;
  readonly onChange: (experiment: Experiment) => void;
}

/** The form of an experiment. Fields that it does not show stay unchanged. */
export const ExperimentForm = (props: ExperimentFormProps) => {
  const { name, change: within, experiments, experiment, live, palette, onChange } = props;
  const { page, unit, status, coverage = 1, hypothesis = '', from, until, when = {} } = experiment;
  const change = (part: Partial<Experiment>) => onChange({ ...experiment, ...part });
  return (
    <div className="form">
      <SelectInput
        label="Status"
        value={status}
        choices={STATUSES}
        onChange={(next) => change({ status: next })}
      />
      <HypothesisInput
        value={hypothesis}
        onChange={(next) => onChange(clean({ ...experiment, hypothesis: next || undefined }))}
      />
      <SelectInput
        label="Page"
        value={page}
        choices={PAGES}
        onChange={(next) => change({ page: next })}
      />
      <UnitInput value={unit} onChange={(next) => change({ unit: next })} />
      <CoverageInput value={coverage} onChange={(next) => change({ coverage: next })} />
      <WeightsForm weights={experiment.variants} onChange={(variants) => change({ variants })} />
      <LayerForm
        of={name}
        layer={experiment.layer}
        experiments={experiments}
        onChange={(layer) => onChange(clean({ ...experiment, layer }))}
      />
      <ReassignArms
        experiment={experiment}
        moved={movedBoundaries(live, experiment)}
        onReassign={(bucketVersion) => change({ bucketVersion })}
      />
      <ActivationForm
        change={within}
        page={page}
        activation={experiment.activation}
        palette={palette}
        onChange={(activation) => onChange(clean({ ...experiment, activation }))}
      />
      <TakingInput
        value={{ when, from, until }}
        change={within}
        page={page}
        palette={palette}
        onChange={(next) => onChange(clean({ ...experiment, ...next }))}
      />
      <ExperimentSizing of={experiment} change={within} />
    </div>
  );
};
