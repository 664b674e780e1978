import { type Change, REASON_MAX } from '@broadsheet/contract/studio/change';
import { approveChange, returnChange } from '@broadsheet/contract/studio/change-calls';
import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { Refusal } from './refusal.tsx';

interface ReasonDialogProps {
  readonly step: 'return' | 'approve';
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

const TEXTS = {
  return: {
    title: 'Back to editing',
    label: 'Reason',
    description: 'What has to change. The author sees it with the draft.',
    button: 'Send back',
    done: 'Sent back. The draft can be edited again.',
  },
  approve: {
    title: 'Approve',
    label: 'Note (optional)',
    description: 'The author sees it with the draft.',
    button: 'Approve draft',
    done: 'Approved. You can publish it now.',
  },
} as const;

/** Sends a draft back with a reason, or approves it, with a note if there is something to say. */
export const ReasonDialog = ({ step, change, onChange, onClose }: ReasonDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const { title, label, description, button, done } = TEXTS[step];
  const finish = (next: Change) => {
    onChange(next);
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason')).trim();
    const params = { change: change.id };
    const { version } = change;
    void act(async () => {
      const next =
        step === 'return'
          ? await callStudio(returnChange, { params, body: { version, reason } })
          : await callStudio(approveChange, {
              params,
              body: { version, ...(reason ? { reason } : {}) },
            });
      showToast(done);
      finish(next);
    });
  };
  return (
    <DialogFrame title={`${title}: “${change.title}”`} onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextArea
          label={label}
          description={description}
          name="reason"
          maxLength={REASON_MAX}
          isRequired={step === 'return'}
          validate={(text) =>
            step === 'return' && text !== '' && text.trim() === '' ? 'Enter a reason.' : null
          }
          autoFocus
        />
        <Refusal fault={fault} change={change} onShow={finish} />
        <DialogButtons label={button} isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
