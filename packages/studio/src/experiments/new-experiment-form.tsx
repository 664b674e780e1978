import { EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';

interface NewExperimentFormProps {
  readonly taken: (key: string) => boolean;
  readonly onAdd: (key: string, page: string) => void;
}

const PAGES = Object.keys(PAGE_KINDS).map((kind) => [kind, kind] as const);
const KEY = new RegExp(EXPERIMENT_KEY_PATTERN);

/** A name and a page; all else is said once it is there. */
export const NewExperimentForm = ({ taken, onAdd }: NewExperimentFormProps) => {
  const [key, setKey] = useState('');
  const [page, setPage] = useState('home');
  const fault = taken(key)
    ? 'There is an experiment of that name.'
    : key !== '' && !KEY.test(key)
      ? 'Small letters, digits and hyphens, beginning with a letter.'
      : null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (fault || key === '') return;
    onAdd(key, page);
    setKey('');
  };
  return (
    <section aria-labelledby="new-experiment">
      <h2 id="new-experiment">A new experiment</h2>
      <Form className="form" onSubmit={add}>
        <TextInput
          label="Its name"
          description={fault ?? 'Such as home-order. It stays the same for as long as it runs.'}
          isInvalid={fault !== null}
          value={key}
          maxLength={48}
          onChange={setKey}
        />
        <SelectInput label="Its page" value={page} choices={PAGES} onChange={setPage} />
        <div className="buttons">
          <Button className="button-quiet" type="submit">
            Add it as a draft
          </Button>
        </div>
      </Form>
    </section>
  );
};
