import { saveWebhook } from '@broadsheet/contract/studio/webhook-calls';
import { type FormEvent, useState } from 'react';
import { callStudio } from '../../api/call-studio.ts';
import { StudioError } from '../../api/studio-error.ts';
import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { useAct } from '../../data/use-act.ts';
import { NewSecret } from './new-secret.tsx';
import type { WebhookForm } from './use-webhook.ts';

interface WebhookDialogProps {
  readonly form: WebhookForm;
  /** Empty: the form has no webhook yet. */
  readonly url: string;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

const WRONG_ADDRESS =
  'Enter the https address of a public server, for example https://crm.example.com/answers.';

const isWrongAddress = (fault: unknown): boolean =>
  fault instanceof StudioError && fault.code === 'VALIDATION';

/** Sets the address that answers are passed on to. Each save creates a new secret. */
export const WebhookDialog = ({ form, url, onSaved, onClose }: WebhookDialogProps) => {
  const [typed, setTyped] = useState(url);
  const [secret, setSecret] = useState<string | null>(null);
  const { act, isBusy, fault } = useAct();
  const save = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      const saved = await callStudio(saveWebhook, { body: { ...form, url: typed.trim() } });
      setSecret(saved.secret);
      await onSaved();
    });
  };
  if (secret !== null) return <NewSecret secret={secret} onClose={onClose} />;
  return (
    <DialogFrame
      title={url === '' ? 'Pass answers on' : 'Change the address or the secret'}
      onClose={onClose}
    >
      <form className="form" onSubmit={save}>
        <p>
          Each new answer is sent to this address. Use a system of your company only, and make sure
          that what the form says it uses answers for covers it.
        </p>
        <TextInput
          label="Address"
          type="url"
          value={typed}
          onChange={setTyped}
          maxLength={500}
          isRequired
          description="An https address. No page shows it."
          error={isWrongAddress(fault) ? WRONG_ADDRESS : null}
        />
        {url !== '' && (
          <p>The old secret stops working. Answers that were not delivered are sent again.</p>
        )}
        <FaultLine fault={isWrongAddress(fault) ? undefined : fault} />
        <DialogButtons label="Save and show the secret" isBusy={isBusy} onCancel={onClose} />
      </form>
    </DialogFrame>
  );
};
