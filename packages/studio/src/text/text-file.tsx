import type { Change } from '@broadsheet/contract/studio/change';
import { readFile } from '@broadsheet/contract/studio/content-calls';
import { StudioError } from '../api/studio-error.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { TextEditor } from './text-editor.tsx';
import type { SavedText } from './use-saved-text.ts';

const NEW_FILE: SavedText = { text: '', version: null };

interface TextFileProps {
  readonly change: Change;
  readonly file: string;
  readonly onChange: (change: Change) => void;
}

/** The text of a file that editing begins from: the change's own, else the live one, else none. */
export const TextFile = (props: TextFileProps) => {
  const { change, file } = props;
  const document = change.documents.find((each) => each.file === file);
  const live = useCall(readFile, document ? null : { query: { file } });
  const isNew = live.error instanceof StudioError && live.error.code === 'NOT_FOUND';
  const begins = document
    ? { text: document.text ?? '', version: document.version }
    : isNew
      ? NEW_FILE
      : live.data && { text: live.data.text, version: null };
  if (begins) return <TextEditor {...props} begins={begins} />;
  return (
    <Loaded of={live} rows={8}>
      {() => null}
    </Loaded>
  );
};
