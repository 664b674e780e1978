import { useMemo } from 'react';
import { FormOrText } from '../text/form-or-text.tsx';
import { type EditorProps, SavedEditor } from '../text/saved-editor.tsx';
import { readDraftRedirects } from './draft-redirects.ts';
import { RedirectsForm } from './redirects-form.tsx';

interface RedirectsProps extends EditorProps {
  readonly text: string;
  readonly type: (text: string) => void;
}

const EditedRedirects = (props: RedirectsProps) => {
  const { text, type } = props;
  const { redirects, findings } = useMemo(() => readDraftRedirects(text), [text]);
  const form = redirects && <RedirectsForm text={text} redirects={redirects} onText={type} />;
  return <FormOrText {...props} form={form} findings={findings} subject="The redirects" />;
};

/** Edits the redirects as a table or as text. */
export const RedirectsEditor = (props: EditorProps) => (
  <SavedEditor {...props}>
    {({ text, type }) => <EditedRedirects {...props} text={text} type={type} />}
  </SavedEditor>
);
