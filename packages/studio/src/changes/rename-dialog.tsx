import type { Change } from '@broadsheet/contract/studio/change';
import { renameChange } from '@broadsheet/contract/studio/change-calls';
import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';

interface RenameDialogProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

export const RenameDialog = ({ change, onChange, onClose }: RenameDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    void act(async () => {
      const params = { change: change.id };
      const body = { version: change.version, title };
      onChange(await callStudio(renameChange, { params, body }));
      onClose();
    });
  };
  return (
    <DialogFrame title="Rename draft" onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextInput
          label="Draft name"
          name="title"
          defaultValue={change.title}
          maxLength={120}
          isRequired
          autoFocus
        />
        <FaultLine fault={fault} />
        <DialogButtons label="Rename" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
