import { useMemo } from 'react';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { readDraftExperiments } from './draft-experiments.ts';
import { ExperimentsForm } from './experiments-form.tsx';

interface ExperimentsProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const EditedExperiments = (props: ExperimentsProps) => {
  const { change, text, type } = props;
  const { experiments, findings } = useMemo(() => readDraftExperiments(text), [text]);
  const form = experiments && (
    <ExperimentsForm change={change} text={text} experiments={experiments} onText={type} />
  );
  return (
    <FormOrText {...props} form={form} findings={findings} subject="The experiment settings" />
  );
};

/** Edits the experiments file as forms or as text. */
export const ExperimentsEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <EditedExperiments {...props} text={text} type={type} />}
  </SavedEditor>
);
