import { useState } from 'react';
import { Text, TextArea, TextField } from 'react-aria-components';
import { RichTextEditor, type RichTextEditorProps } from './rich-text-editor.tsx';
import { isEditable } from './rich-text-format.ts';

/** The editor of a text; one that the editor would change, such as a table, is edited as Markdown. */
export const AnyTextEditor = ({ text, onText, ...props }: RichTextEditorProps) => {
  const [shown, setShown] = useState(() => ({ text, isRich: isEditable(text) }));
  // The text came from elsewhere: what is typed here does not change the editor.
  if (shown.text !== text) setShown({ text, isRich: isEditable(text) });
  const write = (next: string) => {
    setShown({ ...shown, text: next });
    onText(next);
  };
  if (shown.isRich) return <RichTextEditor {...props} text={text} onText={write} />;
  return (
    <TextField
      className="field"
      aria-label={props.label}
      aria-describedby={props.helpId}
      isInvalid={props.isInvalid}
      value={text}
      onChange={write}
    >
      <TextArea rows={8} autoComplete="off" />
      <Text slot="description" className="soft">
        Write a detail of the site in curly brackets, for example {'{brandName}'} for its name.
      </Text>
    </TextField>
  );
};
