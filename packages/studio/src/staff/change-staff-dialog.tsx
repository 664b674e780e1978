import type { StaffMember } from '@broadsheet/contract/studio/staff';
import { changeStaff } from '@broadsheet/contract/studio/staff-calls';
import type { StudioBody } from '@broadsheet/contract/studio/studio-call';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { FirstPassword } from './first-password.tsx';
import { ROLE_CHOICES } from './role-text.ts';

interface ChangeStaffDialogProps {
  readonly member: StaffMember;
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

export const ChangeStaffDialog = ({ member, onDone, onClose }: ChangeStaffDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const [role, setRole] = useState(member.role);
  const [password, setPassword] = useState<string | null>(null);
  const change = (body: StudioBody<typeof changeStaff>) =>
    act(async () => {
      const answer = await callStudio(changeStaff, { params: { staff: member.id }, body });
      await onDone();
      if (answer.password !== null) return setPassword(answer.password);
      showToast(`${answer.member.name} updated.`);
      onClose();
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    void change({ name, role });
  };
  if (password !== null)
    return (
      <DialogFrame title="New temporary password">
        <FirstPassword name={member.name} password={password} onClose={onClose} />
      </DialogFrame>
    );
  return (
    <DialogFrame title={member.name} onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextInput label="Name" name="name" defaultValue={member.name} maxLength={80} isRequired />
        <SelectInput label="Role" value={role} choices={ROLE_CHOICES} onChange={setRole} />
        <FaultLine fault={fault} />
        <DialogButtons label="Save" isBusy={isBusy} onCancel={onClose} />
        <div className="buttons">
          <Button
            className="button-bare"
            data-busy={isBusy || undefined}
            onPress={() => void change({ newPassword: true })}
          >
            Reset password
          </Button>
          <Button
            className="button-bare"
            data-busy={isBusy || undefined}
            onPress={() => void change({ disabled: !member.disabled })}
          >
            {member.disabled ? 'Enable account' : 'Disable account'}
          </Button>
        </div>
      </Form>
    </DialogFrame>
  );
};
