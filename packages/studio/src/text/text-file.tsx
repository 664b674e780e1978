import type { Change } from '@broadsheet/contract/studio/change';
import type { ComponentType } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import type { EditorProps } from './saved-editor.tsx';
import { TextEditor } from './text-editor.tsx';
import { useFileText } from './use-file-text.ts';

interface TextFileProps {
  readonly change: Change;
  readonly file: string;
  readonly onChange: (change: Change) => void;
  /** The editor component; a text editor by default. */
  readonly editor?: ComponentType<EditorProps>;
}

/** The text at the start of an edit: the change's own, else the live one, else empty. */
export const TextFile = ({ editor: Editor = TextEditor, ...props }: TextFileProps) => {
  const { saved, files, live, isLive } = useFileText(props.change, props.file);
  if (saved) return <Editor {...props} begins={saved} />;
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
