import type { Change } from '@broadsheet/contract/studio/change';
import type { Rollout } from '@broadsheet/contract/studio/rollout';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { useFocusAfterStep } from '../changes/use-focus-after-step.ts';
import { useRefresh } from '../data/use-call.ts';
import { formatPercent } from '../experiments/format-numbers.ts';
import { useSession } from '../session/session.tsx';
import { EndDialog, type RolloutEnd } from './end-dialog.tsx';
import { formatRolloutState } from './format-rollout.ts';
import { GrowDialog } from './grow-dialog.tsx';
import { nextShare } from './next-share.ts';
import { RolloutFigures } from './rollout-figures.tsx';
import { useRollouts } from './use-rollouts.ts';

interface RolloutPanelProps {
  readonly change: Change;
}

interface RunningProps extends RolloutPanelProps {
  readonly rollout: Rollout;
  readonly onDone: () => Promise<void>;
}

const Steps = ({ change, rollout, onDone }: RunningProps) => {
  const [openDialog, setOpenDialog] = useState<'grow' | RolloutEnd | null>(null);
  const shared = { rollout, onDone, onClose: () => setOpenDialog(null) };
  const next = nextShare(rollout.share);
  return (
    <>
      <div className="buttons steps">
        <Button className="button" onPress={() => setOpenDialog('grow')}>
          {next === null ? 'Change share…' : `Increase to ${formatPercent(next)}…`}
        </Button>
        <Button className="button-quiet" onPress={() => setOpenDialog('finish')}>
          Release to everyone…
        </Button>
        <Button className="button-quiet" onPress={() => setOpenDialog('stop')}>
          Roll back…
        </Button>
      </div>
      {openDialog === 'grow' && <GrowDialog {...shared} />}
      {(openDialog === 'finish' || openDialog === 'stop') && (
        <EndDialog end={openDialog} change={change} {...shared} />
      )}
    </>
  );
};

const Latest = ({ change, rollout, onDone }: RunningProps) => {
  const { may } = useSession();
  const isRunning = rollout.state === 'running';
  return (
    <>
      <div role="status">
        <p
          ref={useFocusAfterStep(rollout.state)}
          tabIndex={-1}
          className={rollout.state === 'rolled-back' ? 'trouble' : undefined}
        >
          {formatRolloutState(rollout)}
        </p>
        {rollout.trouble && (
          <p className="trouble">No one sees this draft now: {rollout.trouble}</p>
        )}
      </div>
      {isRunning && may('publisher') && <Steps {...{ change, rollout, onDone }} />}
      {rollout.state !== 'finished' && <RolloutFigures measure={rollout.measure} />}
    </>
  );
};

/** The rollout of a change: its figures, its next steps and its earlier rollouts. */
export const RolloutPanel = ({ change }: RolloutPanelProps) => {
  const { data } = useRollouts(change.id);
  const refresh = useRefresh();
  const [latest, ...earlier] = data?.items ?? [];
  const onDone = async () => {
    await Promise.all(['/rollouts', '/changes', '/revisions', '/pages'].map(refresh));
  };
  const isOutdated =
    data !== undefined && (latest?.state === 'running') !== (change.state === 'rolling');
  useEffect(() => {
    if (isOutdated) void refresh('/changes');
  }, [isOutdated, refresh]);
  if (!latest) return null;
  return (
    <section aria-labelledby="rollout" className="rollout">
      <h2 id="rollout">Gradual rollout</h2>
      <Latest change={change} rollout={latest} onDone={onDone} />
      {earlier.length > 0 && (
        <details className="more">
          <summary>Earlier rollouts of this draft</summary>
          <ul>
            {earlier.map((each) => (
              <li key={each.number}>{formatRolloutState(each)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
