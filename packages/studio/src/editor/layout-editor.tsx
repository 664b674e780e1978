import { findDocument } from '../changes/versioned-document.ts';
import './styles/editor.css';
import type { Change } from '@broadsheet/contract/studio/change';
import { listFiles, readFile, readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { Workbench } from './workbench.tsx';

interface LayoutEditorProps {
  readonly change: Change;
  /** A layout, such as `layouts/home.json`. */
  readonly file: string;
  readonly onChange: (change: Change) => void;
}

/** Edits one page of a change: its blocks, their settings and their audiences. */
export const LayoutEditor = ({ change, file, onChange }: LayoutEditorProps) => {
  const [begun] = useState(() => findDocument(change, file)?.text ?? null);
  const live = useCall(readFile, begun === null ? { query: { file } } : null);
  const palette = useCall(readPalette);
  const files = useCall(listFiles);
  const text = begun ?? live.data?.text;
  const all = {
    data:
      text !== undefined && palette.data && files.data
        ? { text, palette: palette.data, files: files.data }
        : undefined,
    error: live.error ?? palette.error ?? files.error,
    mutate: () => Promise.all([live.mutate(), palette.mutate(), files.mutate()]),
  };
  return (
    <Loaded of={all} rows={8}>
      {(data) => (
        <Workbench
          change={change}
          file={file}
          begun={data.text}
          palette={data.palette}
          files={data.files.items.map((each) => each.file)}
          onChange={onChange}
        />
      )}
    </Loaded>
  );
};
