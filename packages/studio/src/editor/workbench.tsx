import { useMemo } from 'react';
import { UnsavedGuard } from '../text/leave-guard.tsx';
import { EditedLayout } from './edited-layout.tsx';
import { FaultyLayout } from './faulty-layout.tsx';
import { useJoining } from './join/use-joining.ts';
import { readDraft } from './model/draft.ts';
import { MovedDialog } from './saving/moved-dialog.tsx';
import { UNSAVED } from './saving/unsaved.ts';
import { useLayoutDocument } from './saving/use-layout-document.ts';
import type { WorkbenchProps } from './workbench-props.ts';

/** Edits a layout; shows the findings if it cannot be parsed. */
export const Workbench = (props: WorkbenchProps) => {
  const { change, file, begun, onChange } = props;
  const document = useLayoutDocument(change, file, begun, onChange);
  const joining = useJoining(document);
  const { draft, findings } = useMemo(() => readDraft(file, document.text), [file, document.text]);
  return (
    <>
      {draft ? (
        <EditedLayout {...props} document={document} draft={draft} joining={joining} />
      ) : (
        <FaultyLayout findings={findings} document={document} />
      )}
      <UnsavedGuard isDirty={UNSAVED.includes(document.saving.kind)} />
      {joining.open && (!draft || joining.open.clashes === null) && (
        <MovedDialog file={props.file} document={document} onDone={joining.close} />
      )}
    </>
  );
};
