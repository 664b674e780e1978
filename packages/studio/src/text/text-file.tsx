import type { Change } from '@broadsheet/contract/studio/change';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import type { ComponentType } from 'react';
import { StudioError } from '../api/studio-error.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import type { EditorProps } from './saved-editor.tsx';
import { TextEditor } from './text-editor.tsx';
import type { SavedText } from './use-saved-text.ts';

const NEW_FILE: SavedText = { text: '', version: null };

interface TextFileProps {
  readonly change: Change;
  readonly file: string;
  readonly onChange: (change: Change) => void;
  /** What edits it: its text, where nothing else is said. */
  readonly editor?: ComponentType<EditorProps>;
}

/** The text of a file that editing begins from: the change's own, else the live one, else none. */
export const TextFile = ({ editor: Editor = TextEditor, ...props }: TextFileProps) => {
  const { change, file } = props;
  const document = change.documents.find((each) => each.file === file);
  const live = useCall(readFile, document ? null : { query: { file } });
  const isNew = live.error instanceof StudioError && live.error.code === 'NOT_FOUND';
  const begins = document
    ? { text: document.text ?? '', version: document.version }
    : isNew
      ? NEW_FILE
      : live.data && { text: live.data.text, version: null };
  if (begins) return <Editor {...props} begins={begins} />;
  return (
    <Loaded of={live} rows={8}>
      {() => null}
    </Loaded>
  );
};
