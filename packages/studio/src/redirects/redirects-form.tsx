import type { Brand } from '@broadsheet/contract/brand';
import type { Redirect } from '@broadsheet/contract/redirects';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useCall } from '../data/use-call.ts';
import { useRowIds } from '../data/use-row-ids.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { SitesInput } from '../landing/sites-input.tsx';
import { readDraftRedirects, writeRedirects } from './draft-redirects.ts';

interface RedirectsFormProps {
  readonly text: string;
  readonly redirects: readonly Redirect[];
  readonly onText: (text: string) => void;
}

const STATUSES = [
  ['301', 'Moved for good'],
  ['302', 'Moved for a time'],
] as const;
const statusOf = (value: '301' | '302') => (value === '301' ? 301 : 302);

const withBrands = (redirect: Redirect, brands: readonly Brand[], all: number): Redirect => {
  const { brands: _, ...rest } = redirect;
  return brands.length < all ? { ...rest, brands: [...brands] } : rest;
};

/** True if the redirect can be in the file; its other faults are findings. */
const isWritable = (redirect: Redirect): boolean =>
  readDraftRedirects(JSON.stringify([redirect])).redirects !== null;

const FROM_FAULT =
  'Start with / and leave out what follows a question mark, for example /old-page.';
const TO_FAULT = 'Start with / for a page of this site, or with https:// for another one.';

/** What is wrong with each URL as typed, beside a redirect that is right. */
const faultsOf = (redirect: Redirect, { from, to }: Redirect) => ({
  from: isWritable({ ...redirect, from }) ? null : FROM_FAULT,
  to: isWritable({ ...redirect, to }) ? null : TO_FAULT,
});

interface RowProps {
  readonly redirect: Redirect;
  readonly palette: Palette;
  readonly onChange: (redirect: Redirect) => void;
  readonly onRemove: () => void;
}

/** The fields of one redirect. What cannot be saved yet stays in its field. */
const RedirectRow = ({ redirect, palette, onChange, onRemove }: RowProps) => {
  const [typed, setTyped] = useState<Partial<Redirect>>({});
  const shown = { ...redirect, ...typed };
  const change = (part: Partial<Redirect>) => {
    const next = { ...shown, ...part };
    const isValid = isWritable(next);
    setTyped(isValid ? {} : { ...typed, ...part });
    if (isValid) onChange(next);
  };
  const sites = palette.brands.map(({ brand }) => brand);
  const faults = faultsOf(redirect, shown);
  return (
    <li>
      <div className="redirect">
        <TextInput
          label="From"
          value={shown.from}
          error={faults.from}
          onChange={(from) => change({ from })}
        />
        <TextInput
          label="To"
          value={shown.to}
          error={faults.to}
          onChange={(to) => change({ to })}
        />
        <SelectInput
          label="Kind"
          value={redirect.status === 301 ? '301' : '302'}
          choices={STATUSES}
          onChange={(value) => change({ status: statusOf(value) })}
        />
        <SitesInput
          sites={palette.brands}
          chosen={redirect.brands ?? sites}
          onChange={(brands) => onChange(withBrands(redirect, brands, sites.length))}
        />
        <Button className="button-quiet" onPress={onRemove}>
          Remove <span className="hidden-text">the redirect from {redirect.from}</span>
        </Button>
      </div>
    </li>
  );
};

const NewRedirect = ({ onAdd }: { readonly onAdd: (redirect: Redirect) => void }) => {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [isRefused, setRefused] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const redirect: Redirect = { from: from.trim(), to: to.trim(), status: 301 };
    setRefused(!isWritable(redirect));
    if (!isWritable(redirect)) return;
    onAdd(redirect);
    setFrom('');
    setTo('');
  };
  return (
    <section aria-labelledby="new-redirect">
      <h2 id="new-redirect">New redirect</h2>
      <Form className="form" onSubmit={add}>
        <TextInput
          label="Old URL"
          description="For example /old-page"
          value={from}
          onChange={setFrom}
        />
        <TextInput
          label="New URL"
          description="For example /new-page"
          value={to}
          error={
            isRefused
              ? 'Both start with /, for example /old-page and /new-page. The new one can also start with https://.'
              : null
          }
          onChange={setTo}
        />
        <div className="buttons">
          <Button className="button-quiet" type="submit">
            Add redirect
          </Button>
        </div>
      </Form>
    </section>
  );
};

/** Every redirect of the file as a row, and the form for a new one. */
export const RedirectsForm = ({ text, redirects, onText }: RedirectsFormProps) => {
  const palette = useCall(readPalette);
  const rows = useRowIds(redirects.length);
  const write = (next: readonly Redirect[]) => onText(writeRedirects(text, next));
  return (
    <Loaded of={palette}>
      {(known) => (
        <>
          {redirects.length === 0 && (
            <Empty>No redirects yet. Add one for every URL that people may still use.</Empty>
          )}
          <ul className="entries">
            {redirects.map((redirect, at) => (
              <RedirectRow
                key={rows.idAt(at)}
                redirect={redirect}
                palette={known}
                onChange={(next) => write(redirects.with(at, next))}
                onRemove={() => {
                  rows.remove(at);
                  write(redirects.toSpliced(at, 1));
                }}
              />
            ))}
          </ul>
          <NewRedirect onAdd={(redirect) => write([...redirects, redirect])} />
        </>
      )}
    </Loaded>
  );
};
