import { useState } from 'react';
import {
  FieldError,
  Input,
  Label,
  SearchField,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { count } from '../format/count.ts';
import { formatName } from '../format/format-name.ts';
import { matches } from '../pages/matches.ts';
import { messageFault } from './message-fault.ts';

type Texts = Readonly<Record<string, string>>;

interface MessagesFormProps {
  readonly texts: Texts;
  /** As they were when the editor opened. */
  readonly before: Texts;
  readonly onTexts: (texts: Texts) => void;
}

interface MessageFieldProps {
  readonly name: string;
  readonly text: string;
  readonly before: string;
  readonly onChange: (text: string) => void;
}

const MessageField = ({ name, text, before, onChange }: MessageFieldProps) => {
  const fault = messageFault(text, before);
  return (
    <TextField
      className="field message-field"
      value={text}
      onChange={onChange}
      isInvalid={fault !== null}
    >
      <Label>{formatName(name)}</Label>
      <TextArea rows={Math.min(6, 1 + Math.floor(text.length / 70))} autoComplete="off" />
      {text !== before && (
        <Text slot="description" className="soft">
          Before: {before}
        </Text>
      )}
      <FieldError className="field-error">{fault}</FieldError>
    </TextField>
  );
};

/** Every text of one part of the interface, each in a field. */
export const MessagesForm = ({ texts, before, onTexts }: MessagesFormProps) => {
  const [typed, setTyped] = useState('');
  const found = Object.entries(texts).filter(([name, text]) =>
    matches(typed, formatName(name), text),
  );
  return (
    <div className="form messages-form">
      <SearchField className="field" value={typed} onChange={setTyped}>
        <Label>Search these texts</Label>
        <Input />
      </SearchField>
      <p className="soft" role="status">
        {count(found.length, 'text')}
      </p>
      <p className="soft">
        {
          'Pages fill in what stands in braces: {plan} becomes the name of a plan. With “plural”, there is one text for each number.'
        }
      </p>
      {found.length === 0 && <Empty>Nothing found. Try a shorter word.</Empty>}
      {found.map(([name, text]) => (
        <MessageField
          key={name}
          name={name}
          text={text}
          before={before[name] ?? text}
          onChange={(next) => onTexts({ ...texts, [name]: next })}
        />
      ))}
    </div>
  );
};
