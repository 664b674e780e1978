import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { TextInput } from '../controls/text-input.tsx';

interface NewAudienceFormProps {
  /** Names that are taken. */
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}

/** A form for the name; the people are chosen after it is added. */
export const NewAudienceForm = ({ names, onAdd }: NewAudienceFormProps) => {
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const isTaken = names.some((each) => each.toLowerCase() === trimmed.toLowerCase());
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (isTaken || trimmed === '') return;
    onAdd(trimmed);
    setName('');
  };
  return (
    <section aria-labelledby="new-audience">
      <h2 id="new-audience">New audience</h2>
      <Form className="form" onSubmit={add}>
        <TextInput
          label="Audience name"
          description={
            isTaken
              ? 'This name is already in use. Choose another one.'
              : 'For example Freshers. Pages and explanations show it.'
          }
          isInvalid={isTaken}
          value={name}
          maxLength={60}
          onChange={setName}
        />
        <div className="buttons">
          <Button className="button-quiet" type="submit">
            Add audience
          </Button>
        </div>
      </Form>
    </section>
  );
};
