import { parseJson, plainValue } from '@broadsheet/layout-engine/json-source';
import '../editor/styles/editor.css';
import '../content-forms/content-forms.css';
import { useMemo, useState } from 'react';
import { isJsonObject } from '../editor/model/json.ts';
import { writeJson } from '../editor/model/write-json.ts';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { MessagesForm } from './messages-form.tsx';

interface EditedProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const NEW_FILE = '{}\n';
const textOrNew = (text: string): string => (text.trim() === '' ? NEW_FILE : text);

const isText = (entry: [string, unknown]): entry is [string, string] =>
  typeof entry[1] === 'string';

/** The texts of a file; null if it holds anything else. */
const readTexts = (file: string, text: string) => {
  const { source, findings } = parseJson(file, textOrNew(text));
  const value = source && findings.length === 0 ? plainValue(source.root) : null;
  const entries = isJsonObject(value) ? Object.entries(value) : null;
  return { texts: entries?.every(isText) ? Object.fromEntries(entries) : null, findings };
};

const Edited = (props: EditedProps) => {
  const { file, text, type } = props;
  const { texts, findings } = useMemo(() => readTexts(file, text), [file, text]);
  const [before] = useState(texts);
  const form = texts && (
    <MessagesForm
      texts={texts}
      before={before ?? texts}
      onTexts={(next) => type(writeJson(textOrNew(text), next))}
    />
  );
  return <FormOrText {...props} form={form} findings={findings} subject="The texts" />;
};

/** Edits the texts of one part of the interface. */
export const MessagesEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <Edited {...props} text={text} type={type} />}
  </SavedEditor>
);
