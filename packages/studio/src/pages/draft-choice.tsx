import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { openChange } from '@broadsheet/contract/studio/change-calls';
import { type ReactNode, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { TextInput } from '../controls/text-input.tsx';
import { useSession } from '../session/session.tsx';
import { changesToEditIn } from './changes-to-edit-in.ts';

const NEW = 'new';

export interface DraftChoice {
  /** Of a form. */
  readonly fields: ReactNode;
  /** The id of the chosen draft; a new one is opened. */
  readonly resolve: (form: HTMLFormElement) => Promise<string>;
}

interface DraftChoiceInput {
  readonly file: string;
  readonly changes: readonly ChangeSummary[];
  /** The draft that is chosen at first; absent: one's own with the file, or a new one. */
  readonly preferred?: string | undefined;
  readonly hasFocus?: boolean;
}

/** The part of a form that asks for the draft of an edit: an open one or a new one. */
export const useDraftChoice = ({
  file,
  changes,
  preferred,
  hasFocus = false,
}: DraftChoiceInput): DraftChoice => {
  const { staff } = useSession();
  const choices = changesToEditIn(changes, file, staff);
  // Drafts of others, and of other pages, are offered and not preselected: two campaigns would be published together.
  const own =
    choices.find(({ id }) => id === preferred) ??
    choices.find(({ author, files }) => author.id === staff.id && files.includes(file));
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = selected ?? own?.id ?? NEW;
  return {
    fields: (
      <>
        {choices.length > 0 && (
          <RadioGroup className="radios" value={chosen} onChange={setSelected}>
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
            autoFocus={hasFocus}
          />
        )}
      </>
    ),
    resolve: async (form) => {
      if (chosen !== NEW) return chosen;
      const title = String(new FormData(form).get('title')).trim();
      const { id } = await callStudio(openChange, { body: { title } });
      // A second attempt goes on in the draft of the first.
      setSelected(id);
      return id;
    },
  };
};
