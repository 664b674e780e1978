import { type Rollout, shareRollout } from '@broadsheet/contract/studio/rollout';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { formatPercent } from '../experiments/format-numbers.ts';
import { nextShare } from './next-share.ts';
import { ShareField } from './share-field.tsx';

interface GrowDialogProps {
  readonly rollout: Rollout;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** Changes the share of a rollout. */
export const GrowDialog = ({ rollout, onDone, onClose }: GrowDialogProps) => {
  const next = nextShare(rollout.share);
  const [choice, setChoice] = useState({ share: next ?? rollout.share, isOther: next === null });
  const { act, isBusy, fault } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void act(async () => {
      const params = { number: rollout.number };
      await callStudio(shareRollout, { params, body: { share: choice.share } });
      await onDone();
      showToast(`${formatPercent(choice.share)} of visitors now see this draft.`);
      onClose();
    });
  };
  return (
    <DialogFrame title="Change share" onClose={onClose}>
      <p>
        {formatPercent(rollout.share)} of visitors see this draft now. If you increase the share,
        they keep seeing it. Results start again from zero.
      </p>
      <Form className="form" onSubmit={submit}>
        <ShareField {...choice} onShare={(share, isOther) => setChoice({ share, isOther })} />
        <FaultLine fault={fault} />
        <div className="buttons">
          <Button className="button" type="submit" data-busy={isBusy || undefined}>
            Show to {formatPercent(choice.share)}
          </Button>
          <Button className="button-quiet" onPress={onClose}>
            Keep at {formatPercent(rollout.share)}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
};
