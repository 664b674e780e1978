import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { useCheck } from '../changes/use-check.ts';
import { findDocument } from '../changes/versioned-document.ts';
import { formatFile } from '../format/format-file.ts';
import { NumberedText } from '../text/numbered-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { ImportExport } from './import-export.tsx';
import { parseSheet } from './sheet.ts';
import { type Checked, SheetEditor } from './sheet-editor.tsx';
import { useHistory } from './use-history.ts';
import { useTargets } from './use-targets.ts';

interface BannersProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const useChecked = ({ change, file }: EditorProps): Checked | null => {
  const check = useCheck(change);
  const text = findDocument(change, file)?.text;
  const { data } = check;
  return useMemo(() => {
    if (typeof text !== 'string' || data?.version !== change.version) return null;
    return { text, findings: findingsOfFile([...data.findings, ...data.known], file) };
  }, [text, data, change.version, file]);
};

const Banners = (props: BannersProps) => {
  const { file, text, type } = props;
  const [asText, setAsText] = useState(false);
  const sheet = useMemo(() => parseSheet(text), [text]);
  const history = useHistory(text, type);
  const checked = useChecked(props);
  const targets = useTargets();
  return (
    <>
      <ImportExport file={file} text={text} onImport={history.write} />
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
        <SheetEditor sheet={sheet} history={history} checked={checked} targets={targets} />
      )}
    </>
  );
};

/** Edits a banner file as a table or as text. */
export const BannerEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <Banners {...props} text={text} type={type} />}
  </SavedEditor>
);
