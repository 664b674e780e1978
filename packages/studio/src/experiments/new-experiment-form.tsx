import { EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';

interface NewExperimentFormProps {
  readonly taken: (key: string) => boolean;
  readonly onAdd: (key: string, page: string) => void;
}

const PAGES = Object.keys(PAGE_KINDS).map((kind) => [kind, formatPage(kind)] as const);
const KEY = new RegExp(EXPERIMENT_KEY_PATTERN);

/** A form for the name and the page; the rest is edited after it is added. */
export const NewExperimentForm = ({ taken, onAdd }: NewExperimentFormProps) => {
  const [key, setKey] = useState('');
  const [page, setPage] = useState('home');
  const fault = taken(key)
    ? 'This name is already in use. Choose another one.'
    : key !== '' && !KEY.test(key)
      ? 'Use lower-case letters, numbers and hyphens, and start with a letter.'
      : null;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (fault || key === '') return;
    onAdd(key, page);
    setKey('');
  };
  return (
    <section aria-labelledby="new-experiment">
      <h2 id="new-experiment">New experiment</h2>
      <Form className="form" onSubmit={add}>
        <TextInput
          label="Experiment name"
          description={fault ?? 'For example home-order. You cannot rename it later.'}
          isInvalid={fault !== null}
          value={key}
          maxLength={48}
          onChange={setKey}
        />
        <SelectInput label="Page" value={page} choices={PAGES} onChange={setPage} />
        <div className="buttons">
          <Button className="button-quiet" type="submit">
            Add experiment
          </Button>
        </div>
      </Form>
    </section>
  );
};
