import type { ReactNode } from 'react';
import { FieldError, Label, Text, TextArea, TextField } from 'react-aria-components';
import { formatName } from '../format/format-name.ts';
import { messageFault } from './message-fault.ts';

interface MessageFieldProps {
  readonly name: string;
  readonly text: string;
  /** The text that pages show without this edit. */
  readonly before: string;
  /** What `before` is: `Before`. */
  readonly beforeLabel: string;
  readonly onChange: (text: string) => void;
  readonly children?: ReactNode;
}

/** One text of the interface. */
export const MessageField = (props: MessageFieldProps) => {
  const { name, text, before, beforeLabel, onChange, children } = props;
  const fault = messageFault(text, before);
  return (
    <div className="message-field">
      <TextField
        className="field message-text"
        value={text}
        onChange={onChange}
        isInvalid={fault !== null}
      >
        <Label>{formatName(name)}</Label>
        <TextArea rows={Math.min(6, 1 + Math.floor(text.length / 70))} autoComplete="off" />
        {text !== before && (
          <Text slot="description" className="soft">
            {beforeLabel}: {before}
          </Text>
        )}
        <FieldError className="field-error">{fault}</FieldError>
      </TextField>
      {children}
    </div>
  );
};
