import {
  bracketsIn,
  type EditableMessage,
  type MessageCase,
  type MessagePart,
  NUMBER_TOKEN,
} from '@broadsheet/messages/editable-message';
import { useId } from 'react';
import { Button } from 'react-aria-components';
import { formatName } from '../format/format-name.ts';
import { labelOfCase } from './case-label.ts';
import { withCases } from './edited-message.ts';
import { ZERO_CASE } from './message-fault.ts';
import { PREVIEW_NUMBERS, previewMessage } from './preview-message.ts';
import { SentenceField } from './sentence-field.tsx';

interface MessageCasesProps {
  readonly name: string;
  readonly message: EditableMessage;
  /** As it is without this edit. */
  readonly before: EditableMessage | null;
  readonly beforeLabel: string;
  readonly fault: string | null;
  readonly onMessage: (message: EditableMessage) => void;
}

interface PartProps extends MessageCasesProps {
  readonly part: MessagePart;
  readonly at: number;
}

/** What pages can fill in in a part: what this part has without the edit, else what the message has. */
const tokensOf = (
  { tokens }: EditableMessage,
  { choice }: MessagePart,
  before: MessagePart | undefined,
): readonly string[] => {
  const all = [
    ...(choice?.kind === 'plural' ? [NUMBER_TOKEN] : []),
    ...[...tokens.keys()].map((label) => `[${label}]`),
  ];
  const original = before?.cases.flatMap(({ text }) => bracketsIn(text));
  return original ? all.filter((token) => original.includes(token)) : all;
};

/** The sentences of a part, each with the case in which pages show it. */
const PartFields = ({ name, message, before, part, at, onMessage, ...field }: PartProps) => {
  const { choice, cases } = part;
  const write = (next: readonly MessageCase[]) => onMessage(withCases(message, at, next));
  const beforeOf = (each: MessageCase): string =>
    before?.parts[at]?.cases.find((other) => other.name === each.name)?.text ?? each.text;
  const hasZero = cases.some((each) => each.name === ZERO_CASE);
  return (
    <>
      {cases.map((each) => (
        <SentenceField
          key={each.name}
          {...field}
          showsFault={choice === null}
          label={choice ? labelOfCase(choice, each) : formatName(name)}
          text={each.text}
          before={beforeOf(each)}
          tokens={tokensOf(message, part, before?.parts[at])}
          of={message.parts.length > 1 ? `${formatName(name)}, part ${at + 1}` : formatName(name)}
          onChange={(text) =>
            write(cases.map((other) => (other.name === each.name ? { ...each, text } : other)))
          }
        />
      ))}
      {choice?.kind === 'plural' && (
        <Button
          className="button-bare"
          aria-label={`${hasZero ? 'Remove' : 'Add'} the text for 0: ${formatName(name)}`}
          onPress={() =>
            write(
              hasZero
                ? cases.filter((each) => each.name !== ZERO_CASE)
                : [{ name: ZERO_CASE, text: cases.at(-1)?.text ?? '' }, ...cases],
            )
          }
        >
          {hasZero ? 'Remove the text for 0' : 'Add a text for 0'}
        </Button>
      )}
    </>
  );
};

const hasNumber = ({ parts }: EditableMessage): boolean =>
  parts.some(({ choice }) => choice?.kind === 'plural');

/** What pages show for some numbers. */
const MessagePreview = ({ message }: { readonly message: EditableMessage }) =>
  hasNumber(message) && (
    <ul className="message-preview" aria-label="Preview">
      {PREVIEW_NUMBERS.map((number) => (
        <li key={number}>
          <span className="soft">{number}:</span> {previewMessage(message, number)}
        </li>
      ))}
    </ul>
  );

/** A message as whole sentences, one for each case. */
export const MessageCases = (props: MessageCasesProps) => {
  const { name, message, fault } = props;
  const faultId = useId();
  const { parts } = message;
  const [only] = parts;
  if (parts.length === 1 && only && !only.choice)
    return <PartFields {...props} part={only} at={0} />;
  return (
    <fieldset className="message-cases" aria-describedby={fault ? faultId : undefined}>
      <legend>{formatName(name)}</legend>
      {parts.map((part, at) => (
        <div className="message-part" key={part.choice?.value ?? at}>
          {parts.length > 1 && part.choice && (
            <p className="soft">
              Part {at + 1} of {parts.length}: {formatName(part.choice.value).toLowerCase()}
            </p>
          )}
          <PartFields {...props} part={part} at={at} />
        </div>
      ))}
      <div role="alert" id={faultId}>
        {fault && <p className="field-error">{fault}</p>}
      </div>
      <MessagePreview message={message} />
    </fieldset>
  );
};
