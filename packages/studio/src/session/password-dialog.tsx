import { STAFF_PASSWORD_MIN } from '@broadsheet/contract/studio/staff';
import { studioPassword } from '@broadsheet/contract/studio/staff-calls';
import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { StudioError } from '../api/studio-error.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { useSession } from './session.tsx';

/** Sets a new password; it ends the user's other sessions. */
export const PasswordDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { staff } = useSession();
  const { act, isBusy, fault } = useAct();
  const isWrong = fault instanceof StudioError && fault.code === 'WRONG_PASSWORD';

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void act(async () => {
      const body = { current: String(data.get('current')), next: String(data.get('next')) };
      await callStudio(studioPassword, { body });
      showToast('Password changed. You are logged out on all other devices.');
      onClose();
    });
  };
  return (
    <DialogFrame title="Change password" onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <input hidden readOnly type="email" autoComplete="username" value={staff.email} />
        <TextInput
          label="Current password"
          name="current"
          type="password"
          autoComplete="current-password"
          error={isWrong ? 'Current password is wrong. Try again.' : null}
          isRequired
          autoFocus
        />
        <TextInput
          label="New password"
          name="next"
          type="password"
          autoComplete="new-password"
          minLength={STAFF_PASSWORD_MIN}
          description={`At least ${STAFF_PASSWORD_MIN} characters. Four or more words are easy to remember.`}
          isRequired
        />
        {!isWrong && <FaultLine fault={fault} />}
        <DialogButtons label="Change password" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
