import '../editor/styles/editor.css';
import '../content-forms/content-forms.css';
import './prose.css';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useState } from 'react';
import { AnyTextEditor } from '../editor/settings/rich-text/any-text-editor.tsx';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { readMenu } from './menu.ts';
import { MenuForm } from './menu-form.tsx';

interface EditedProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const HELP_ID = 'prose-help';

const Prose = ({ file, text, type }: EditedProps) => (
  <div className="prose-editor">
    <AnyTextEditor
      label={formatFile(file)}
      helpId={HELP_ID}
      isInvalid={false}
      text={text.trimEnd()}
      onText={(next) => type(`${next}\n`)}
    />
    <p id={HELP_ID} className="soft">
      Details of the site, such as its name and prices, stay up to date.
    </p>
  </div>
);

const Edited = (props: EditedProps) => {
  const { text, type } = props;
  const [written, setWritten] = useState<string | null>(null);
  const writeText = (next: string) => {
    setWritten(next);
    type(next);
  };
  // A menu whose last group is removed is still one: its form wrote that text.
  const isMenu = text === written || readMenu(text) !== null;
  const form = isMenu ? <MenuForm text={text} onText={writeText} /> : <Prose {...props} />;
  return <FormOrText {...props} form={form} findings={[]} subject="The text" />;
};

/** Edits a text of pages as it looks, and one of links as a menu. */
export const ProseEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <Edited {...props} text={text} type={type} />}
  </SavedEditor>
);
