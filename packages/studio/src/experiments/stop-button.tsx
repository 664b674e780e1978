import { stopExperiment } from '@broadsheet/contract/studio/experiment-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';

interface StopButtonProps {
  readonly experiment: string;
  readonly onStopped: () => unknown;
}

/** Stops an experiment at once, after a confirmation. */
export const StopButton = ({ experiment, onStopped }: StopButtonProps) => {
  const [isConfirming, setConfirming] = useState(false);
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const stop = () =>
    act(async () => {
      const { serves } = await callStudio(stopExperiment, { params: { key: experiment } });
      setConfirming(false);
      onStopped();
      await refresh('/revisions');
      showToast(
        serves
          ? 'Stopped. Everyone sees the control page.'
          : 'Stopped, but not live yet. Check Health if it takes more than a minute.',
      );
    });
  return (
    <>
      <Button className="button" onPress={() => setConfirming(true)}>
        Stop experiment…
      </Button>
      {isConfirming && (
        <DialogFrame title={`Stop ${experiment}?`} onClose={() => setConfirming(false)}>
          <p>Everyone on both sites sees the control page at once. No approval is needed.</p>
          <FaultLine fault={fault} />
          <div className="buttons">
            <Button className="button" data-busy={isBusy || undefined} onPress={() => void stop()}>
              Stop now
            </Button>
            <Button className="button-quiet" onPress={() => setConfirming(false)}>
              Keep running
            </Button>
          </div>
        </DialogFrame>
      )}
    </>
  );
};
