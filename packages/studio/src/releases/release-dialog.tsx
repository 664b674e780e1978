import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';

interface ReleaseDialogProps {
  readonly heading: string;
  readonly button: string;
  readonly title?: string;
  readonly onSave: (title: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a release. */
export const ReleaseDialog = ({ heading, button, title, onSave, onClose }: ReleaseDialogProps) => {
  const { act, isBusy, fault } = useAct();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = String(new FormData(event.currentTarget).get('title')).trim();
    void act(async () => {
      await onSave(written);
      onClose();
    });
  };
  return (
    <DialogFrame title={heading} onClose={onClose}>
      <Form className="form" onSubmit={submit}>
        <TextInput
          label="Release name"
          name="title"
          {...(title === undefined ? {} : { defaultValue: title })}
          description="For example Diwali launch."
          maxLength={120}
          isRequired
          autoFocus
        />
        <FaultLine fault={fault} />
        <DialogButtons label={button} isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
