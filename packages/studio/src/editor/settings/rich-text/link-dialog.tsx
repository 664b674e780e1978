import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { DialogButtons } from '../../../controls/dialog-buttons.tsx';
import { DialogFrame } from '../../../controls/dialog-frame.tsx';
import { TextInput } from '../../../controls/text-input.tsx';
import { LinkPicker } from '../../../links/link-picker.tsx';
import { isTextLink } from './rich-text-format.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const FAULT =
  'Enter a page on this site, for example /c/backend-jobs, or a link that starts with https://.';

/** Sets, changes or removes the link of the selected text. Without a selection, the link gets a text of its own. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [label, setLabel] = useState('');
  const [isRefused, setRefused] = useState(false);
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const href = address.trim();
    if (!isTextLink(href)) {
      setRefused(true);
      return;
    }
    const chain = editor.chain().focus();
    if (isNew) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: label.trim() || href, marks }).run();
    } else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <DialogFrame title="Link" onClose={close}>
      <Form className="form" onSubmit={save}>
        {isNew && <TextInput label="Text" value={label} maxLength={200} onChange={setLabel} />}
        <LinkPicker
          label="Link"
          value={address}
          error={isRefused ? FAULT : null}
          onChange={(next) => {
            setAddress(next);
            setRefused(false);
          }}
        />
        {typeof current === 'string' && (
          <Button className="button-bare" onPress={remove}>
            Remove the link
          </Button>
        )}
        <DialogButtons label="Save link" isBusy={false} onCancel={close} />
      </Form>
    </DialogFrame>
  );
};
