import type { Brand } from '@broadsheet/contract/brand';
import type { EmployerPicture, StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { removeEmployerPicture } from '@broadsheet/contract/studio/employer-calls';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { PICTURE_TEXT } from './picture-text.ts';

interface RemoveDialogProps {
  readonly brand: Brand;
  readonly employer: StaffEmployer;
  readonly picture: EmployerPicture;
  readonly onDone: (changed: StaffEmployer) => Promise<unknown>;
  readonly onClose: () => void;
}

export const RemoveDialog = ({ brand, employer, picture, onDone, onClose }: RemoveDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const { name, title, without } = PICTURE_TEXT[picture];
  const remove = () =>
    act(async () => {
      const params = { employer: employer.id, picture };
      const removed = await callStudio(removeEmployerPicture, {
        params,
        query: { brand },
        body: {},
      });
      showToast(`${title} removed.`);
      await onDone(removed.employer);
      onClose();
    });
  return (
    <DialogFrame title={`Remove the ${name} of ${employer.name}?`} onClose={onClose}>
      <p>{without} You can upload another image at any time.</p>
      <FaultLine fault={fault} />
      <div className="buttons">
        <Button className="button" isPending={isBusy} onPress={() => void remove()}>
          Remove {name}
        </Button>
        <Button className="button-quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
