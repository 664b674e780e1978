import { useLayoutEffect, useRef } from 'react';
import { Button, FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';

interface SentenceFieldProps {
  readonly label: string;
  readonly text: string;
  /** Of which message and part it is: `Found jobs, part 2`. */
  readonly of: string;
  /** The sentence without this edit. */
  readonly before: string;
  /** What `before` is: `Before`. */
  readonly beforeLabel: string;
  /** What pages can fill in here: `[city]`. */
  readonly tokens: readonly string[];
  /** What is wrong with the message. */
  readonly fault: string | null;
  /** Whether the fault is shown here; else it is shown for all sentences together. */
  readonly showsFault: boolean;
  readonly onChange: (text: string) => void;
}

/** One sentence. What pages fill in stands in brackets, and a button adds what is not in the sentence. */
export const SentenceField = (props: SentenceFieldProps) => {
  const { label, of, text, before, beforeLabel, tokens, fault, showsFault, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<readonly [from: number, to: number] | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    area.current?.focus();
    area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  // A field in which nobody has been has its caret at the start.
  const insert = (token: string) => {
    const [from, to] = selection.current ?? [text.length, text.length];
    caret.current = from + token.length;
    onChange(text.slice(0, from) + token + text.slice(to));
  };
  const saveSelection = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    selection.current = [selectionStart, selectionEnd];
  };
  const absent = tokens.filter((token) => !text.includes(token));
  return (
    <>
      <TextField
        className="field message-text"
        value={text}
        onChange={onChange}
        isInvalid={fault !== null}
        {...(label === of ? {} : { 'aria-label': of })}
      >
        <Label>{label}</Label>
        <TextArea
          ref={area}
          rows={Math.min(6, 1 + Math.floor(text.length / 70))}
          autoComplete="off"
          onBlur={(event) => saveSelection(event.currentTarget)}
        />
        {text !== before && (
          <Text slot="description" className="soft">
            {beforeLabel}: {before}
          </Text>
        )}
        {showsFault && <FieldError className="field-error">{fault}</FieldError>}
      </TextField>
      {absent.length > 0 && (
        <div className="buttons">
          {absent.map((token) => (
            <Button
              key={token}
              className="button-bare"
              aria-label={`Add ${token}: ${label === of ? of : `${of}, ${label}`}`}
              onPress={() => insert(token)}
            >
              Add {token}
            </Button>
          ))}
        </div>
      )}
    </>
  );
};
