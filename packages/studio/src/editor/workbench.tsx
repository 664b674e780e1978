import type { Change } from '@broadsheet/contract/studio/change';
import { useMemo } from 'react';
import type { Palette } from './audience/audience-fields.ts';
import { EditedLayout } from './edited-layout.tsx';
import { FaultyLayout } from './faulty-layout.tsx';
import { readDraft } from './model/draft.ts';
import { MovedDialog } from './saving/moved-dialog.tsx';
import { useLayoutDocument } from './saving/use-layout-document.ts';

export interface WorkbenchProps {
  readonly change: Change;
  readonly file: string;
  readonly begun: string;
  readonly palette: Palette;
  /** All content files there are. */
  readonly files: readonly string[];
  readonly onChange: (change: Change) => void;
}

/** A layout while it is being edited; one that cannot be read says why. */
export const Workbench = (props: WorkbenchProps) => {
  const { change, file, begun, onChange } = props;
  const document = useLayoutDocument(change, file, begun, onChange);
  const { draft, findings } = useMemo(() => readDraft(file, document.text), [file, document.text]);
  return (
    <>
      {draft ? (
        <EditedLayout {...props} document={document} draft={draft} />
      ) : (
        <FaultyLayout findings={findings} document={document} />
      )}
      {document.saving.kind === 'moved' && <MovedDialog document={document} />}
    </>
  );
};
