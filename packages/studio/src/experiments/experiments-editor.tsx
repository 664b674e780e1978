import { useMemo, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { FindingList } from '../changes/finding-list.tsx';
import { findingsOfFile } from '../changes/findings-by-file.ts';
import { useCheck } from '../changes/use-check.ts';
import { Loaded } from '../controls/loaded.tsx';
import { count } from '../format/count.ts';
import { formatFile } from '../format/format-file.ts';
import { NumberedText } from '../text/numbered-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { readDraftExperiments } from './draft-experiments.ts';
import { ExperimentsForm } from './experiments-form.tsx';

interface ExperimentsProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

/** The findings in the experiments file, as it was last saved. */
const Findings = ({ change, file }: EditorProps) => {
  const check = useCheck(change);
  return (
    <section aria-labelledby="experiments-check">
      <h2 id="experiments-check">Checks</h2>
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

const EditedExperiments = (props: ExperimentsProps) => {
  const { change, file, text, type } = props;
  const [asText, setAsText] = useState(false);
  const { experiments, findings } = useMemo(() => readDraftExperiments(text), [text]);
  return (
    <>
      <ToggleButton
        className="button-quiet as-text"
        isSelected={asText || !experiments}
        isDisabled={!experiments}
        onChange={setAsText}
      >
        Edit as text
      </ToggleButton>
      {!experiments && (
        <div className="failure">
          <p>
            The experiment settings are damaged, so we cannot show the form. Fix the text below, or
            undo.
          </p>
          <FindingList findings={findings} />
        </div>
      )}
      {asText || !experiments ? (
        <NumberedText
          ref={null}
          label={`Content of ${formatFile(file)}`}
          text={text}
          findings={findings}
          onType={type}
        />
      ) : (
        <ExperimentsForm change={change} text={text} experiments={experiments} onText={type} />
      )}
      {change.documents.some((each) => each.file === file) && <Findings {...props} />}
    </>
  );
};

/** Edits the experiments file as forms or as text. */
export const ExperimentsEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <EditedExperiments {...props} text={text} type={type} />}
  </SavedEditor>
);
