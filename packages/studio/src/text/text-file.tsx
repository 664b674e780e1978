import type { Change } from '@broadsheet/contract/studio/change';
import { listFiles, readFile } from '@broadsheet/contract/studio/content-calls';
import type { ComponentType } from 'react';
import { findDocument } from '../changes/versioned-document.ts';
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
  /** The editor component; a text editor by default. */
  readonly editor?: ComponentType<EditorProps>;
}

/** The text at the start of an edit: the change's own, else the live one, else empty. */
export const TextFile = ({ editor: Editor = TextEditor, ...props }: TextFileProps) => {
  const { change, file } = props;
  const document = findDocument(change, file);
  const files = useCall(listFiles, document ? null : {});
  const isLive = files.data?.items.some((each) => each.file === file);
  const live = useCall(readFile, !document && isLive ? { query: { file } } : null);
  const begins = document
    ? { text: document.text ?? '', version: document.version }
    : isLive === false
      ? NEW_FILE
      : live.data && { text: live.data.text, version: null };
  if (begins) return <Editor {...props} begins={begins} />;
  return isLive ? (
    <Loaded of={live} rows={8}>
      {() => null}
    </Loaded>
  ) : (
    <Loaded of={files} rows={8}>
      {() => null}
    </Loaded>
  );
};
