import { readMessage, writeMessage } from '@broadsheet/messages/editable-message';
import { type ReactNode, useState } from 'react';
import { TextArea } from '../controls/text-area.tsx';
import { formatName } from '../format/format-name.ts';
import { readEdited } from './edited-message.ts';
import { MessageCases } from './message-cases.tsx';
import { isMessage, messageFault } from './message-fault.ts';

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

interface PlainMessageProps extends Omit<MessageFieldProps, 'children'> {
  readonly fault: string | null;
}

const CASES_INSIDE = 'This text has cases inside cases. Ask a developer if you are not sure.';

/** The text as it is written, folded unless it was damaged from the start. */
const PlainMessage = (props: PlainMessageProps) => {
  const { name, text, before, beforeLabel, fault, onChange } = props;
  const [isFaulty] = useState(fault !== null);
  return (
    <details open={isFaulty}>
      <summary>{formatName(name)}: details</summary>
      <TextArea
        label={formatName(name)}
        {...(isMessage(text) ? { description: CASES_INSIDE } : {})}
        value={text}
        onChange={onChange}
        isInvalid={fault !== null}
      />
      {text !== before && (
        <p className="soft">
          {beforeLabel}: {before}
        </p>
      )}
      <div role="alert">{fault && <p className="field-error">{fault}</p>}</div>
    </details>
  );
};

/** One text of the interface, as sentences. What cannot be shown as sentences is in a folded plain field. */
export const MessageField = (props: MessageFieldProps) => {
  const { name, text, before, beforeLabel, onChange, children } = props;
  const fault = messageFault(text, before);
  const message = readEdited(text, before);
  return (
    <div className="message-field">
      {message ? (
        <MessageCases
          {...{ name, message, beforeLabel }}
          before={readMessage(before)}
          fault={fault}
          onMessage={(next) => onChange(writeMessage(next))}
        />
      ) : (
        <PlainMessage {...{ name, text, before, beforeLabel, fault, onChange }} />
      )}
      {children}
    </div>
  );
};
