import { readChange } from '@broadsheet/contract/studio/change-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useCallback, useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { ReviewButton } from '../changes/review-button.tsx';
import { useCheck } from '../changes/use-check.ts';
import { findDocument } from '../changes/versioned-document.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { PresenceLine } from '../editor/presence/presence-line.tsx';
import { BehindLine } from '../editor/saving/behind-line.tsx';
import { MovedDialog } from '../editor/saving/moved-dialog.tsx';
import { SavingLine } from '../editor/saving/saving-line.tsx';
import { UNSAVED } from '../editor/saving/unsaved.ts';
import { type LayoutDocument, useLayoutDocument } from '../editor/saving/use-layout-document.ts';
import { UnsavedGuard } from '../text/leave-guard.tsx';
import { LiveMoved } from '../text/live-moved.tsx';
import { NumberedText } from '../text/numbered-text.tsx';
import type { EditorProps } from '../text/saved-editor.tsx';
import { BannerPreview } from './banner-preview.tsx';
import type { History } from './history.ts';
import { ImportExport } from './import-export.tsx';
import { parseSheet } from './sheet.ts';
import { type Checked, SheetEditor } from './sheet-editor.tsx';
import { useTargets } from './use-targets.ts';

const useChecked = ({ change, file }: EditorProps): Checked | null => {
  const check = useCheck(change);
  const text = findDocument(change, file)?.text;
  const { data } = check;
  return useMemo(() => {
    if (typeof text !== 'string' || data?.version !== change.version) return null;
    return { text, findings: findingsOfFile([...data.findings, ...data.known], file) };
  }, [text, data, change.version, file]);
};

/** The edits of a document that is saved by itself. */
const historyOf = ({ write, undo, redo, undoable, redoable }: LayoutDocument): History => ({
  write,
  undo: undoable > 0 ? undo : null,
  redo: redoable > 0 ? redo : null,
});

const Banners = (props: EditorProps & { readonly document: LayoutDocument }) => {
  const { file, document } = props;
  const { text } = document;
  const [asText, setAsText] = useState(false);
  const sheet = useMemo(() => parseSheet(text), [text]);
  const history = historyOf(document);
  const checked = useChecked(props);
  const targets = useTargets(props.change);
  const audiences = useMemo(() => audiencesByKey(targets.audiences), [targets.audiences]);
  return (
    <>
      <ImportExport file={file} text={text} audiences={audiences} onImport={history.write} />
      <ToggleButton
        className="button-quiet as-text"
        isSelected={asText || !sheet}
        isDisabled={!sheet}
        onChange={setAsText}
      >
        Edit as text
      </ToggleButton>
      {!sheet && (
        <p className="trouble">
          The column headings are damaged, so we cannot show the table. Fix the first line below, or
          undo.
        </p>
      )}
      {asText || !sheet ? (
        <NumberedText
          ref={null}
          label={`Content of ${formatFile(file)}`}
          text={text}
          findings={checked?.findings ?? []}
          onType={history.write}
        />
      ) : (
        <SheetEditor sheet={sheet} history={history} checked={checked} targets={targets}>
          {(cells) => (
            <BannerPreview
              change={props.change}
              file={file}
              cells={cells}
              audiences={targets.audiences}
            />
          )}
        </SheetEditor>
      )}
    </>
  );
};

/** Edits a banner file as a table or as text. Edits are saved by themselves. */
export const BannerEditor = (props: EditorProps) => {
  const { change, file, begins, onChange } = props;
  const document = useLayoutDocument(change, file, begins.text, onChange);
  const saved = findDocument(change, file);
  const hearOthers = useCallback(() => {
    callStudio(readChange, { params: { change: change.id } }).then(onChange, () => undefined);
  }, [change.id, onChange]);
  return (
    <div className="text-editor">
      <div className="buttons">
        <SavingLine saving={document.saving} onRetry={document.retry} />
        <ReviewButton
          change={change}
          isSaved={document.saving.kind === 'saved'}
          onSave={document.retry}
          onChange={onChange}
        />
      </div>
      <BehindLine document={document} />
      <PresenceLine change={change} file={file} onMoved={hearOthers} />
      {saved?.text === null && (
        <p className="soft">
          This draft brings back the original content. To publish something else, edit it here.
        </p>
      )}
      {saved?.moved && <LiveMoved document={saved} onReviewed={() => void document.rebase()} />}
      <Banners {...props} document={document} />
      <UnsavedGuard isDirty={UNSAVED.includes(document.saving.kind)} />
      {document.saving.kind === 'moved' && <MovedDialog file={file} document={document} />}
    </div>
  );
};
