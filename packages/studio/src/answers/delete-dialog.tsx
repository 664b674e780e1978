import type { Brand } from '@broadsheet/contract/brand';
import type { StaffAnswer } from '@broadsheet/contract/calls/form-answers';
import { deleteAnswer } from '@broadsheet/contract/studio/answer-calls';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { formatInstant } from '../format/format-instant.ts';

interface DeleteDialogProps {
  readonly brand: Brand;
  readonly answer: StaffAnswer;
  readonly onDone: () => Promise<unknown>;
  readonly onClose: () => void;
}

export const DeleteDialog = ({ brand, answer, onDone, onClose }: DeleteDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const remove = () =>
    act(async () => {
      await callStudio(deleteAnswer, { params: { answer: answer.id }, body: { brand } });
      showToast('Answer deleted.');
      await onDone();
      onClose();
    });
  return (
    <DialogFrame
      title={`Delete the answer of ${formatInstant(answer.answeredAt)}?`}
      onClose={onClose}
    >
      <p>It cannot be brought back. The activity log says that you deleted it.</p>
      <FaultLine fault={fault} />
      <div className="buttons">
        <Button className="button" isPending={isBusy} onPress={() => void remove()}>
          Delete answer
        </Button>
        <Button className="button-quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
