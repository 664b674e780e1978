import type { StaffRole } from '@broadsheet/contract/studio/staff';
import { addStaff } from '@broadsheet/contract/studio/staff-calls';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { StudioError } from '../api/studio-error.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';
import { FirstPassword } from './first-password.tsx';
import { ROLE_CHOICES } from './role-text.ts';

interface AddStaffDialogProps {
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

const TAKEN = 'This email already has a Studio account.';

export const AddStaffDialog = ({ onDone, onClose }: AddStaffDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const [role, setRole] = useState<StaffRole>('editor');
  const [added, setAdded] = useState<{ name: string; password: string } | null>(null);
  const isTaken = fault instanceof StudioError && fault.code === 'CONFLICT';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void act(async () => {
      const name = String(data.get('name')).trim();
      const body = { name, email: String(data.get('email')), role };
      const { password } = await callStudio(addStaff, { body });
      setAdded({ name, password });
      await onDone();
    });
  };
  if (added)
    return (
      <DialogFrame title={`${added.name} can now use Studio`}>
        <FirstPassword {...added} onClose={onClose} />
      </DialogFrame>
    );
  return (
    <DialogFrame title="Add team member" onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextInput label="Name" name="name" maxLength={80} isRequired autoFocus />
        <TextInput
          label="Email"
          name="email"
          type="email"
          error={isTaken ? TAKEN : null}
          isRequired
        />
        <SelectInput label="Role" value={role} choices={ROLE_CHOICES} onChange={setRole} />
        {!isTaken && <FaultLine fault={fault} />}
        <DialogButtons label="Add member" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
