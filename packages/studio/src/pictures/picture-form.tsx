import { PICTURES_FILE } from '@broadsheet/contract/pictures';
import { listChanges } from '@broadsheet/contract/studio/change-calls';
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall, useRefresh } from '../data/use-call.ts';
import { useDraftChoice } from '../pages/draft-choice.tsx';

interface PictureFormProps {
  readonly label: string;
  /** The draft that the library is shown in. */
  readonly change: string | undefined;
  readonly isDisabled?: boolean;
  /** Makes the edit in a draft. Returns where to go on. */
  readonly onSave: (change: string, form: HTMLFormElement) => Promise<string>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A form that edits the library in a draft, which it asks for. */
export const PictureForm = (props: PictureFormProps) => {
  const { label, change, isDisabled = false, onSave, onClose, children } = props;
  const changes = useCall(listChanges, { query: {} });
  const draft = useDraftChoice({
    file: PICTURES_FILE,
    changes: changes.data?.items ?? [],
    preferred: change,
  });
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void act(async () => {
      const next = await onSave(await draft.resolve(form), form);
      await Promise.all([refresh('/pictures'), refresh('/changes')]);
      onClose();
      await navigate(next);
    });
  };
  return (
    <Form className="form" onSubmit={submit}>
      {children}
      {draft.fields}
      <FaultLine fault={fault} />
      <DialogButtons label={label} isBusy={isBusy} isDisabled={isDisabled} onCancel={onClose} />
    </Form>
  );
};
