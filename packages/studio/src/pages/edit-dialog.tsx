import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { openChange } from '@broadsheet/contract/studio/change-calls';
import { type FormEvent, useState } from 'react';
import { Form, Label, Radio, RadioGroup } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { editHref, type FileLocation } from '../changes/edit-href.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';
import { formatFile } from '../format/format-file.ts';
import { useSession } from '../session/session.tsx';
import { changesToEditIn } from './changes-to-edit-in.ts';

interface EditDialogProps {
  readonly file: string;
  /** The position at which editing starts. */
  readonly at?: FileLocation;
  readonly changes: readonly ChangeSummary[];
  readonly onClose: () => void;
}

const NEW = 'new';

/** Asks for the change in which a file is edited: an open one or a new one. */
export const EditDialog = ({ file, at, changes, onClose }: EditDialogProps) => {
  const { staff } = useSession();
  const navigate = useNavigate();
  const choices = changesToEditIn(changes, file, staff);
  // Drafts of others, and of other pages, are offered and not preselected: two campaigns would be published together.
  const own = choices.find(({ author, files }) => author.id === staff.id && files.includes(file));
  const [chosen, setChosen] = useState(own?.id ?? NEW);
  const { act, isBusy, fault } = useAct();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const title = String(new FormData(event.currentTarget).get('title')).trim();
    void act(async () => {
      const id = chosen === NEW ? (await callStudio(openChange, { body: { title } })).id : chosen;
      await navigate(editHref(id, file, at));
    });
  };
  return (
    <DialogFrame title="Choose a draft" onClose={onClose}>
      <p>
        Visitors see no change to <b>{formatFile(file)}</b> until you publish the draft.
      </p>
      <Form className="form" onSubmit={submit}>
        {choices.length > 0 && (
          <RadioGroup className="radios" value={chosen} onChange={setChosen}>
            <Label>Draft</Label>
            {choices.map(({ id, title, author, files }) => (
              <Radio key={id} value={id} className="radio">
                {title} <span className="soft">{author.name}</span>
                {files.includes(file) && <span className="soft">· already includes this</span>}
              </Radio>
            ))}
            <Radio value={NEW} className="radio">
              New draft
            </Radio>
          </RadioGroup>
        )}
        {chosen === NEW && (
          <TextInput
            label="Draft name"
            name="title"
            description="For example “Diwali banners”. Reviewers see this name first."
            maxLength={120}
            isRequired
            autoFocus
          />
        )}
        <FaultLine fault={fault} />
        <DialogButtons label="Start editing" isBusy={isBusy} onCancel={onClose} />
      </Form>
    </DialogFrame>
  );
};
