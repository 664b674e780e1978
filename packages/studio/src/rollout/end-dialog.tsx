import type { Change } from '@broadsheet/contract/studio/change';
import { finishRollout, type Rollout, stopRollout } from '@broadsheet/contract/studio/rollout';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { Refusal } from '../changes/refusal.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { formatPercent } from '../experiments/format-numbers.ts';

const ENDS = {
  finish: {
    title: 'Give it to everybody?',
    means: 'It is published: everybody sees it, those too who are not counted, on both sites.',
    button: 'Give it to everybody',
    done: 'Published: everybody sees it.',
    call: finishRollout,
  },
  stop: {
    title: 'Stop the rollout?',
    means: 'Everybody sees the site as it is again, at once. The change stays, and can be edited.',
    button: 'Stop it now',
    done: 'Stopped: everybody sees the site as it is.',
    call: stopRollout,
  },
} as const;

export type RolloutEnd = keyof typeof ENDS;

interface EndDialogProps {
  readonly end: RolloutEnd;
  readonly rollout: Rollout;
  readonly change: Change;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks once more before a rollout ends, and says what that does. */
export const EndDialog = ({ end, rollout, change, onDone, onClose }: EndDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const { title, means, button, done, call } = ENDS[end];
  const go = () =>
    act(async () => {
      await callStudio(call, { params: { number: rollout.number } });
      // The focus goes back to the page before the page takes away what had it.
      onClose();
      showToast(done);
      await onDone();
    });
  const show = () => {
    void onDone();
    onClose();
  };
  return (
    <DialogFrame title={title} onClose={onClose}>
      <p>{means}</p>
      <Refusal fault={fault} change={change} onShow={show} />
      <div className="buttons">
        <Button className="button" data-busy={isBusy || undefined} onPress={() => void go()}>
          {button}
        </Button>
        <Button className="button-quiet" autoFocus onPress={onClose}>
          Leave it at {formatPercent(rollout.share)}
        </Button>
      </div>
    </DialogFrame>
  );
};
