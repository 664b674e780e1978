import { stopExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { tell } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';

interface StopButtonProps {
  readonly experiment: string;
  readonly onStopped: () => unknown;
}

/** Stops an experiment at once, after one question. */
export const StopButton = ({ experiment, onStopped }: StopButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const stop = () =>
    act(async () => {
      const { serves } = await callStudio(stopExperiment, { params: { key: experiment } });
      setAsking(false);
      onStopped();
      await refresh('/revisions');
      tell(
        serves
          ? 'Stopped: everybody sees control.'
          : 'Stopped, but the site does not serve it yet. Look at Health if it lasts.',
      );
    });
  return (
    <>
      <Button className="button" onPress={() => setAsking(true)}>
        Stop …
      </Button>
      {isAsking && (
        <DialogFrame title={`Stop ${experiment}?`} onClose={() => setAsking(false)}>
          <p>Everybody sees control at once, on both sites. It waits for no approval.</p>
          <FaultLine fault={fault} />
          <div className="buttons">
            <Button className="button" data-busy={isBusy || undefined} onPress={() => void stop()}>
              Stop it now
            </Button>
            <Button className="button-quiet" onPress={() => setAsking(false)}>
              Let it run
            </Button>
          </div>
        </DialogFrame>
      )}
    </>
  );
};
