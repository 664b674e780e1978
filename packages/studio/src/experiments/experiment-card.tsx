import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import type { StudioExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { useId } from 'react';
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

/** One experiment: its description, its state and the stop button. */
export const ExperimentCard = ({ of, audiences, onStopped }: ExperimentCardProps) => {
  const { key, experiment, report } = of;
  const { may } = useSession();
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
      {experiment.status !== 'draft' && (
        <div className="buttons">
          {experiment.status === 'running' && may('publisher') && (
            <StopButton experiment={key} onStopped={onStopped} />
          )}
          {may('editor') && <AdoptButton of={of} />}
          <ExportButton experiment={key} />
        </div>
      )}
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
