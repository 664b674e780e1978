import { CONTROL } from '@broadsheet/contract/experiments';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { DecisionDialog, type SuggestedDecision } from '../decisions/decision-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { AdoptButton } from './adopting/adopt-button.tsx';
import { ArmsTable } from './arms-table.tsx';
import { ExportButton } from './export-button.tsx';
import { formatScope, formatTimes, STATUS_TEXT } from './format-experiment.ts';
import { MetricResult } from './metric-result.tsx';
import { SampleRatio } from './sample-ratio.tsx';
import { StopButton } from './stop-button.tsx';

interface ExperimentCardProps {
  readonly of: StudioExperiment;
  readonly audiences: NamedAudiences;
  readonly onStopped: () => unknown;
}

interface Deciding {
  readonly suggested: SuggestedDecision | null;
  /** The page to open afterwards. */
  readonly next: string | null;
}

const adoptionOf = (arm: string): SuggestedDecision =>
  arm === CONTROL ? { decision: 'rollBack', arm: null } : { decision: 'ship', arm };

/** What can be done about an experiment that has started. Its end offers to record the decision. */
const CardActions = ({ of, onStopped }: Pick<ExperimentCardProps, 'of' | 'onStopped'>) => {
  const { key, experiment } = of;
  const { may } = useSession();
  const navigate = useNavigate();
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const close = () => {
    setDeciding(null);
    if (deciding?.next) void navigate(deciding.next);
  };
  return (
    <div className="buttons">
      {experiment.status === 'running' && may('publisher') && (
        <StopButton
          experiment={key}
          onStopped={() => {
            onStopped();
            setDeciding({ suggested: { decision: 'rollBack', arm: null }, next: null });
          }}
        />
      )}
      {may('editor') && (
        <>
          <AdoptButton
            of={of}
            onAdopted={(arm, next) => setDeciding({ suggested: adoptionOf(arm), next })}
          />
          <Button
            className="button-quiet"
            onPress={() => setDeciding({ suggested: null, next: null })}
          >
            Record decision…
          </Button>
        </>
      )}
      <ExportButton experiment={key} />
      {deciding && <DecisionDialog of={of} suggested={deciding.suggested} onClose={close} />}
    </div>
  );
};

/** One experiment: its description, its state and the stop button. */
export const ExperimentCard = ({ of, audiences, onStopped }: ExperimentCardProps) => {
  const { key, experiment, report } = of;
  const id = useId();
  const times = formatTimes(experiment);
  return (
    <article className="entry" aria-labelledby={id}>
      <h2 id={id}>{key}</h2>
      <p>
        <span className="state" data-state={experiment.status}>
          {STATUS_TEXT[experiment.status]}
        </span>{' '}
        {times}
      </p>
      <p className="soft">{formatScope(experiment, audiences)}</p>
      {experiment.hypothesis && <p>{experiment.hypothesis}</p>}
      {experiment.status !== 'draft' && <CardActions of={of} onStopped={onStopped} />}
      <ArmsTable of={of} />
      {report.units === 0 ? (
        <p className="soft">No visitors in this experiment yet.</p>
      ) : (
        <>
          <SampleRatio of={report.sampleRatio} />
          {report.metrics.map((metric) => (
            <MetricResult key={metric.metric} of={metric} experiment={key} />
          ))}
        </>
      )}
    </article>
  );
};
