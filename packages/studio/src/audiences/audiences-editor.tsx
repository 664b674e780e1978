import { useMemo } from 'react';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { AudiencesForm } from './audiences-form.tsx';
import { readDraftAudiences } from './draft-audiences.ts';

interface AudiencesProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const EditedAudiences = (props: AudiencesProps) => {
  const { change, text, type } = props;
  const { audiences, findings } = useMemo(() => readDraftAudiences(text), [text]);
  const form = audiences && (
    <AudiencesForm change={change} text={text} audiences={audiences} onText={type} />
  );
  return <FormOrText {...props} form={form} findings={findings} subject="The audiences" />;
};

/** Edits the named audiences as forms or as text. */
export const AudiencesEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <EditedAudiences {...props} text={text} type={type} />}
  </SavedEditor>
);
