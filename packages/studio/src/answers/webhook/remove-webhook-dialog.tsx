import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { showToast } from '../../controls/toasts.tsx';
import { useAct } from '../../data/use-act.ts';

interface RemoveWebhookDialogProps {
  readonly onRemove: () => Promise<void>;
  readonly onClose: () => void;
}

export const RemoveWebhookDialog = ({ onRemove, onClose }: RemoveWebhookDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const remove = () =>
    void act(async () => {
      await onRemove();
      showToast('Answers stay here from now on.');
      onClose();
    });
  return (
    <DialogFrame title="Stop passing answers on?" onClose={onClose}>
      <p>
        New answers stay here, and so do those that were not delivered. What the other system has
        got stays there.
      </p>
      <FaultLine fault={fault} />
      <DialogButtons label="Stop" isBusy={isBusy} onAct={remove} onCancel={onClose} />
    </DialogFrame>
  );
};
