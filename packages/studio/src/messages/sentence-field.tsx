import { useRef } from 'react';
import { Button, FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';

interface SentenceFieldProps {
  readonly label: string;
  readonly text: string;
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
  const { label, text, before, beforeLabel, tokens, fault, showsFault, onChange } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (token: string) => {
    const { selectionStart: from = text.length, selectionEnd: to = text.length } =
      area.current ?? {};
    onChange(text.slice(0, from) + token + text.slice(to));
    area.current?.focus();
  };
  const absent = tokens.filter((token) => !text.includes(token));
  return (
    <>
      <TextField
        className="field message-text"
        value={text}
        onChange={onChange}
        isInvalid={fault !== null}
      >
        <Label>{label}</Label>
        <TextArea
          ref={area}
          rows={Math.min(6, 1 + Math.floor(text.length / 70))}
          autoComplete="off"
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
              aria-label={`Add ${token}: ${label}`}
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
