import { formatFile } from '@broadsheet/contract/studio/format-file';
import { useEffect, useRef } from 'react';
import { locationOfAddress } from '../changes/edit-href.ts';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { useCheck } from '../changes/use-check.ts';
import { FileFindings } from './file-findings.tsx';
import { goToLine } from './go-to-line.ts';
import { NumberedText } from './numbered-text.tsx';
import { type EditorProps, SavedEditor } from './saved-editor.tsx';

/** A file as text, with findings beside its lines. */
export const TextEditor = (props: EditorProps) => {
  const { change, file } = props;
  const check = useCheck(change);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { line } = locationOfAddress();
    if (line !== null) goToLine(field.current, line, 1);
  }, []);
  const isSaved = change.documents.some((each) => each.file === file);
  const findings = check.data ? findingsOfFile(check.data.findings, file) : [];
  return (
    <SavedEditor {...props}>
      {({ text, type }) => (
        <>
          <NumberedText
            ref={field}
            label={`Content of ${formatFile(file)}`}
            text={text}
            findings={findings}
            onType={type}
          />
          {isSaved && <FileFindings check={check} findings={findings} field={field} />}
        </>
      )}
    </SavedEditor>
  );
};
