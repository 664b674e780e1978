import { findDocument } from '../changes/versioned-document.ts';
import './styles/editor.css';
import './styles/sections.css';
import './styles/workbench.css';
import './styles/workbench-bar.css';
import './styles/workbench-panes.css';
import './styles/workbench-screens.css';
import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import type { Change } from '@broadsheet/contract/studio/change';
import { listFiles, readFile, readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { pageOfLayout } from '../format/is-layout.ts';
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
  const audiences = useCall(listAudiences, {
    query: { change: change.id, page: pageOfLayout(file) },
  });
  const text = begun ?? live.data?.text;
  const all = {
    data:
      text !== undefined && palette.data && files.data && audiences.data
        ? {
            text,
            palette: palette.data,
            files: files.data,
            audiences: audiences.data.items,
          }
        : undefined,
    error: live.error ?? palette.error ?? files.error ?? audiences.error,
    mutate: () =>
      Promise.all([live.mutate(), palette.mutate(), files.mutate(), audiences.mutate()]),
  };
  return (
    <Loaded of={all} rows={8}>
      {(data) => (
        <Workbench
          change={change}
          file={file}
          begun={data.text}
          palette={data.palette}
          audiences={data.audiences}
          files={data.files.items.map((each) => each.file)}
          onChange={onChange}
        />
      )}
    </Loaded>
  );
};
