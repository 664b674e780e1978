import type { Finding } from '@broadsheet/contract/finding';
import { type ReactNode, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { FindingList } from '../changes/finding-list.tsx';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { useCheck } from '../changes/use-check.ts';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { formatFile } from '../format/format-file.ts';
import { NumberedText } from './numbered-text.tsx';
import type { EditorProps } from './saved-editor.tsx';

interface FormOrTextProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Null if the text is damaged, so that only the text itself can be edited. */
  readonly form: ReactNode | null;
  /** Why it is damaged. */
  readonly findings: readonly Finding[];
  /** What is damaged: `The experiment settings`. */
  readonly subject: string;
}

/** The findings in the file, as it was last saved. */
const Findings = ({ change, file }: EditorProps) => {
  const check = useCheck(change);
  return (
    <section aria-labelledby="file-check">
      <h2 id="file-check">Checks</h2>
      <Loaded of={check} rows={1}>
        {(data) => {
          const findings = findingsOfFile(data.findings, file);
          return (
            <>
              <p role="status" className={findings.length > 0 ? 'trouble' : 'fine'}>
                {findings.length === 0
                  ? 'No problems found.'
                  : `${count(findings.length, 'problem')} to fix.`}
              </p>
              <FindingList findings={findings} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
};

/** A file as a form, or as text by choice and where it is damaged; with its findings once it is saved. */
export const FormOrText = (props: FormOrTextProps) => {
  const { change, file, text, type, form, findings, subject } = props;
  const [asText, setAsText] = useState(false);
  return (
    <>
      <ToggleButton
        className="button-quiet as-text"
        isSelected={asText || form === null}
        isDisabled={form === null}
        onChange={setAsText}
      >
        Edit as text
      </ToggleButton>
      {form === null && (
        <div className="failure">
          <p>{subject} are damaged, so we cannot show the form. Fix the text below, or undo.</p>
          <FindingList findings={findings} />
        </div>
      )}
      {asText || form === null ? (
        <NumberedText
          ref={null}
          label={`Content of ${formatFile(file)}`}
          text={text}
          findings={findings}
          onType={type}
        />
      ) : (
        form
      )}
      {change.documents.some((each) => each.file === file) && <Findings {...props} />}
    </>
  );
};
