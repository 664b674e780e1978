import type { Change } from '@broadsheet/contract/studio/change';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { listExperiments } from '@broadsheet/contract/studio/experiment-calls';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { editHref } from '../changes/edit-href.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import {
  type DraftExperiments,
  newExperiment,
  removeExperiment,
  writeExperiment,
  writeHoldout,
} from './draft-experiments.ts';
import { ExperimentForm } from './experiment-form.tsx';
import { STATUS_TEXT } from './format-experiment.ts';
import { percentOf } from './format-numbers.ts';
import { NewExperimentForm } from './new-experiment-form.tsx';
import { NumberInput } from './number-input.tsx';

interface ExperimentsFormProps {
  readonly change: Change;
  readonly text: string;
  readonly experiments: NonNullable<DraftExperiments['experiments']>;
  readonly onText: (text: string) => void;
}

/** Every experiment of the file as a form, and the form for a new one. */
export const ExperimentsForm = (props: ExperimentsFormProps) => {
  const { change, text, experiments, onText } = props;
  const palette = useCall(readPalette);
  const live = useCall(listExperiments);
  const liveOf = (key: string) => live.data?.items.find((item) => item.key === key)?.experiment;
  return (
    <Loaded of={palette}>
      {(known) => (
        <>
          {[...experiments.byKey].map(([key, experiment]) => (
            <details key={key} className="entry" open={experiments.byKey.size === 1}>
              <summary>
                <h2>{key}</h2> <span className="soft">{STATUS_TEXT[experiment.status]}</span>
              </summary>
              <p>
                <Link to={editHref(change.id, `layouts/${experiment.page}.json`)}>
                  Set what each group sees on {formatPage(experiment.page)}
                </Link>
              </p>
              <ExperimentForm
                name={key}
                change={change}
                experiments={experiments}
                experiment={experiment}
                live={liveOf(key)}
                palette={known}
                onChange={(next) => onText(writeExperiment(text, key, next))}
              />
              {experiment.status !== 'running' && (
                <div className="buttons">
                  <Button
                    className="button-quiet"
                    onPress={() => onText(removeExperiment(text, key))}
                  >
                    Remove {key}
                  </Button>
                </div>
              )}
            </details>
          ))}
          <NewExperimentForm
            taken={(key) => experiments.byKey.has(key)}
            onAdd={(key, page) => onText(writeExperiment(text, key, newExperiment(page)))}
          />
          <section aria-labelledby="holdout">
            <h2 id="holdout">Holdout group</h2>
            <NumberInput
              label="Holdout (% of visitors)"
              description="These people see no experiments, so you can measure the effect of all experiments together. You cannot change this while an experiment runs."
              value={percentOf(experiments.holdout)}
              min={0}
              max={50}
              onChange={(next) => onText(writeHoldout(text, next / 100))}
            />
          </section>
        </>
      )}
    </Loaded>
  );
};
