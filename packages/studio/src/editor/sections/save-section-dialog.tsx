import { addSection, SECTION_MAX_LENGTH } from '@broadsheet/contract/studio/section-calls';
import type { FormEvent } from 'react';
import { Button, Form } from 'react-aria-components';
import { callStudio } from '../../api/call-studio.ts';
import { DialogButtons } from '../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../controls/dialog-frame.tsx';
import { FaultLine } from '../../controls/fault-line.tsx';
import { showToast } from '../../controls/toasts.tsx';
import { useAct } from '../../data/use-act.ts';
import { useRefresh } from '../../data/use-call.ts';
import { count } from '../../format/count.ts';
import type { Editing } from '../editing.ts';
import { fragmentOf, leaveExperiments, type TakenBlocks } from '../model/fragment.ts';
import { SectionNameInput } from './section-name-input.tsx';

/** The selected blocks as a section, or why they cannot be one. */
const takenFor = ({ draft, scope, sectionBlocks }: Editing): TakenBlocks => {
  const taken = fragmentOf(draft, scope, sectionBlocks ?? []);
  if ('refused' in taken || JSON.stringify(taken.fragment).length <= SECTION_MAX_LENGTH)
    return taken;
  return { refused: 'These blocks have too much text for a section. Select fewer of them.' };
};

/** Saves blocks as a section with a name, for all pages of both sites. */
export const SaveSectionDialog = ({ editing }: { readonly editing: Editing }) => {
  const { act, isBusy, fault } = useAct();
  const refresh = useRefresh();
  const close = () => editing.openSectionDialog(null);
  const taken = takenFor(editing);
  if ('refused' in taken)
    return (
      <DialogFrame title="Save as a section" onClose={close}>
        <p role="alert">{taken.refused}</p>
        <Button className="button-quiet" onPress={close}>
          Close
        </Button>
      </DialogFrame>
    );
  const { fragment, changed } = leaveExperiments(taken.fragment);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name'));
    void act(async () => {
      const section = await callStudio(addSection, { body: { name, fragment } });
      await refresh('/sections');
      showToast(`Section “${section.name}” saved. Find it under “Add block”.`);
      close();
    });
  };
  return (
    <DialogFrame title="Save as a section" onClose={close}>
      <Form className="form" onSubmit={submit}>
        <p>
          {count(Object.keys(fragment.blocks).length, 'block')}, with their settings and audiences,
          for all pages of both sites. Later edits here do not change the section.
        </p>
        {changed > 0 && (
          <p>
            Groups of experiments belong to this page, so they are not saved with{' '}
            {count(changed, 'block')}.
          </p>
        )}
        <SectionNameInput />
        <FaultLine fault={fault} />
        <DialogButtons label="Save section" isBusy={isBusy} onCancel={close} />
      </Form>
    </DialogFrame>
  );
};
