import {
  removeSection,
  renameSection,
  type StudioSection,
} from '@broadsheet/contract/studio/section-calls';
import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { showToast } from '../../controls/toasts.tsx';
import { useAct } from '../../data/use-act.ts';
import { useRefresh } from '../../data/use-call.ts';
import { SectionNameInput } from './section-name-input.tsx';

interface SectionDialogProps {
  readonly section: StudioSection;
  readonly onClose: () => void;
}

export const RenameSectionDialog = ({ section, onClose }: SectionDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void act(async () => {
      await callStudio(renameSection, { params: { section: section.id }, body: { name } });
      await refresh('/sections');
      onClose();
    });
  };
  return (
    <DialogFrame title={`Rename “${section.name}”`} onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <SectionNameInput name={section.name} />
        <FaultLine fault={fault} />
        <DialogButtons label="Rename" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};

export const DeleteSectionDialog = ({ section, onClose }: SectionDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const remove = () =>
    act(async () => {
      await callStudio(removeSection, { params: { section: section.id } });
      await refresh('/sections');
      showToast(`Section “${section.name}” deleted.`);
      onClose();
    });
  return (
    <DialogFrame title={`Delete “${section.name}”?`} onClose={onClose}>
      <p>Nobody can add this section any more. Pages that it was added to stay as they are.</p>
      <FaultLine fault={fault} />
      <DialogButtons
        label="Delete section"
        isBusy={isBusy}
        onAct={() => void remove()}
        onCancel={onClose}
      />
    </DialogFrame>
  );
};
