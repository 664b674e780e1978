import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { TextInput } from '../../controls/text-input.tsx';
import { pathWritten } from '../../editor/canvas/written-path.ts';

interface AddressFormProps {
  readonly onPath: (path: string) => void;
}

/** Asks which example to show for a page that only a service knows, such as a job. */
export const AddressForm = ({ onPath }: AddressFormProps) => {
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const path = pathWritten(String(new FormData(event.currentTarget).get('path') ?? ''));
    if (path === null) setError('Enter a URL from this site, for example /c/backend-jobs.');
    else onPath(path);
  };
  return (
    <Form className="picture-address" onSubmit={submit}>
      <TextInput
        label="Page URL to preview"
        name="path"
        description="Choose an example, such as one job or company."
        error={error}
        isRequired
      />
      <Button className="button-quiet" type="submit">
        Show preview
      </Button>
    </Form>
  );
};
