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
    title: 'Release to everyone?',
    means: 'This publishes the draft for all visitors on both sites.',
    button: 'Release to everyone',
    done: 'Published for everyone.',
    call: finishRollout,
  },
  stop: {
    title: 'Roll back this draft?',
    means: 'All visitors go back to the current site at once. You can edit the draft again.',
    button: 'Roll back now',
    done: 'Rolled back. Everyone sees the current site.',
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

/** Confirms the end of a rollout and explains its effect. */
export const EndDialog = ({ end, rollout, change, onDone, onClose }: EndDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const { title, means, button, done, call } = ENDS[end];
  const go = () =>
    act(async () => {
      await callStudio(call, { params: { number: rollout.number } });
      // The focus returns to the page before the page removes the focused element.
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
          Keep at {formatPercent(rollout.share)}
        </Button>
      </div>
    </DialogFrame>
  );
};
