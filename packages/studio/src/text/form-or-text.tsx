import type { Finding } from '@broadsheet/contract/finding';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { FindingList } from '../changes/finding-list.tsx';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { useCheck } from '../changes/use-check.ts';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { FileFindings } from './file-findings.tsx';
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
  /** Whether an intact file can also be edited as text; by default it can. */
  readonly hasText?: boolean;
}

/** The findings in the file, as it was last saved, each with its way to the line of a text. */
const Findings = ({
  change,
  file,
  field,
}: EditorProps & { readonly field: RefObject<HTMLDivElement | null> | null }) => {
  const check = useCheck(change);
  const findings = check.data ? findingsOfFile(check.data.findings, file) : [];
  if (field) return <FileFindings check={check} findings={findings} field={field} />;
  return (
    <section aria-labelledby="file-check">
      <h2 id="file-check">Checks</h2>
      <Loaded of={check} rows={1}>
        {() => (
          <>
            <p role="status" className={findings.length > 0 ? 'trouble' : 'fine'}>
              {findings.length === 0
                ? 'No problems found.'
                : `${count(findings.length, 'problem')} to fix.`}
            </p>
            <FindingList findings={findings} />
          </>
        )}
      </Loaded>
    </section>
  );
};

/** A file as a form, or as text by choice and where it is damaged; with its findings once it is saved. */
export const FormOrText = (props: FormOrTextProps) => {
  const { change, file, text, type, form, findings, subject, hasText = true } = props;
  const [asText, setAsText] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const isText = asText || form === null;
  return (
    <>
      {hasText && (
        <ToggleButton
          className="button-quiet as-text"
          isSelected={isText}
          isDisabled={form === null}
          onChange={setAsText}
        >
          Edit as text
        </ToggleButton>
      )}
      {form === null && (
        <div className="failure">
          <p>{subject} are damaged, so we cannot show the form. Fix the text below, or undo.</p>
          <FindingList findings={findings} />
        </div>
      )}
      {isText ? (
        <NumberedText
          ref={field}
          label={`Content of ${formatFile(file)}`}
          text={text}
          findings={findings}
          onType={type}
        />
      ) : (
        form
      )}
      {change.documents.some((each) => each.file === file) && (
        <Findings {...props} field={isText ? field : null} />
      )}
    </>
  );
};
