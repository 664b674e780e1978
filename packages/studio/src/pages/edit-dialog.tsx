import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { FormEvent } from 'react';
import { Form } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { editHref, type FileLocation } from '../changes/edit-href.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { useDraftChoice } from './draft-choice.tsx';

interface EditDialogProps {
  readonly file: string;
  /** The position at which editing starts. */
  readonly at?: FileLocation;
  readonly changes: readonly ChangeSummary[];
  readonly onClose: () => void;
}

/** Asks for the change in which a file is edited: an open one or a new one. */
export const EditDialog = ({ file, at, changes, onClose }: EditDialogProps) => {
  const navigate = useNavigate();
  const draft = useDraftChoice({ file, changes, hasFocus: true });
  const { act, isBusy, fault } = useAct();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void act(async () => {
      await navigate(editHref(await draft.resolve(form), file, at));
    });
  };
  return (
    <DialogFrame title="Choose a draft" onClose={onClose}>
      <p>
        Visitors see no change to <b>{formatFile(file)}</b> until you publish the draft.
      </p>
      <Form className="form" onSubmit={submit}>
        {draft.fields}
        <FaultLine fault={fault} />
        <DialogButtons label="Start editing" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
