import type { Brand } from '@broadsheet/contract/brand';
import { LANDING_DESCRIPTION_MAX, LANDING_TITLE_MAX } from '@broadsheet/contract/landing';
import { isLandingName } from '@broadsheet/contract/page-name';
import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { openChange, saveDocument } from '@broadsheet/contract/studio/change-calls';
import {
  listFiles,
  readFile,
  readPalette,
  type StudioPage,
} from '@broadsheet/contract/studio/content-calls';
import { type FormEvent, useState } from 'react';
import { Button, Form } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { editHref } from '../changes/edit-href.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { useAct } from '../data/use-act.ts';
import { useCall, useRefresh } from '../data/use-call.ts';
import type { Palette } from '../editor/audience/audience-fields.ts';
import { typesByName } from '../editor/model/types-by-name.ts';
import { formatPage } from '../format/format-file.ts';
import { addRedirect } from '../redirects/draft-redirects.ts';
import { addressForTitle, fileForAddress, formatAddressFault } from './landing-address.ts';
import { landingFromCopy, landingFromTemplate, type NewLanding, TEMPLATES } from './new-landing.ts';
import { SitesInput } from './sites-input.tsx';

interface NewPageDialogProps {
  readonly pages: readonly StudioPage[];
  readonly onClose: () => void;
}

const COPY = 'copy ';
const CHANGE_TITLE_MAX = 120;

/** Landing pages first; of the others those that everybody can open at one URL. */
const pagesToCopy = (pages: readonly StudioPage[]): readonly StudioPage[] => [
  ...pages.filter(({ kind }) => isLandingName(kind)),
  ...pages.filter(({ kind, seeker, path }) => !isLandingName(kind) && !seeker && path !== null),
];

/** A file that no page has yet. */
const freeFile = (address: string, files: readonly string[]): string => {
  const wanted = fileForAddress(address);
  let file = wanted;
  for (let number = 2; files.includes(file); number += 1)
    file = wanted.replace(/\.json$/, `-${number}.json`);
  return file;
};

const readLive = async (file: string): Promise<string> =>
  (await callStudio(readFile, { query: { file } })).text;

/** Creates the text of the page. Throws where the page to copy cannot be read. */
const createText = async (
  landing: NewLanding,
  start: string,
  { types, brands }: Palette,
): Promise<string> => {
  const byName = typesByName(types);
  const template = TEMPLATES.find(({ id }) => id === start);
  if (template) return landingFromTemplate(landing, template, byName, brands.length);
  const file = start.slice(COPY.length);
  const copy = landingFromCopy(
    landing,
    { file, text: await readLive(file) },
    byName,
    brands.length,
  );
  if (copy === null) throw new Error('This page is damaged and cannot be copied.');
  return copy;
};

interface PageToCreate {
  readonly landing: NewLanding;
  readonly file: string;
  readonly start: string;
  /** An address that is to lead to the page; empty for none. */
  readonly former: string;
  readonly files: readonly string[];
  readonly palette: Palette;
}

/** Creates the page in a new draft, with its redirect. Returns the draft. */
const createPage = async (created: PageToCreate): Promise<string> => {
  const { landing, file, start, former, files, palette } = created;
  const { title, address, brands } = landing;
  const text = await createText(landing, start, palette);
  const sites = brands.length < palette.brands.length ? { brands: [...brands] } : {};
  const live =
    former !== '' && files.includes(REDIRECTS_FILE) ? await readLive(REDIRECTS_FILE) : '';
  const redirects =
    former === '' ? null : addRedirect(live, { from: former, to: address, status: 301, ...sites });
  const { id } = await callStudio(openChange, {
    body: { title: `New page: ${title}`.slice(0, CHANGE_TITLE_MAX) },
  });
  const save = (named: string, written: string) =>
    callStudio(saveDocument, {
      params: { change: id },
      body: { file: named, version: null, text: written },
    });
  await save(file, text);
  if (redirects !== null) await save(REDIRECTS_FILE, redirects);
  return id;
};

const NewPageForm = ({
  pages,
  files,
  palette,
  onClose,
}: NewPageDialogProps & { readonly files: readonly string[]; readonly palette: Palette }) => {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { act, isBusy, fault } = useAct();
  const [title, setTitle] = useState('');
  const [typedAddress, setTypedAddress] = useState<string | null>(null);
  const [description, setDescription] = useState('');
  const [former, setFormer] = useState('');
  const [brands, setBrands] = useState<readonly Brand[]>(palette.brands.map(({ brand }) => brand));
  const [start, setStart] = useState<string>(TEMPLATES[0]?.id ?? '');
  const [isTried, setTried] = useState(false);
  const address = typedAddress ?? addressForTitle(title);
  const taken = pages.flatMap(({ landing, path }) => (landing && path !== null ? [path] : []));
  const addressFault =
    title === '' && typedAddress === null ? null : formatAddressFault(address, taken);
  const isComplete = title.trim() !== '' && description.trim() !== '' && addressFault === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isComplete) return;
    void act(async () => {
      const file = freeFile(address, files);
      const page = file.replace(/^layouts\/|\.json$/g, '');
      const landing = {
        title: title.trim(),
        address,
        description: description.trim(),
        brands,
        page,
      };
      const change = await createPage({
        landing,
        file,
        start,
        former: former.trim(),
        files,
        palette,
      });
      await refresh('/changes');
      await navigate(editHref(change, file));
    });
  };
  return (
    <Form className="form" onSubmit={submit}>
      <TextInput
        label="Title"
        description="Search engines and browser tabs show it, followed by the name of the site."
        value={title}
        maxLength={LANDING_TITLE_MAX}
        error={isTried && title.trim() === '' ? 'A page needs a title.' : null}
        onChange={setTitle}
        autoFocus
      />
      <TextInput
        label="URL"
        value={title === '' && typedAddress === null ? '' : address}
        description="For example /diwali-jobs"
        error={addressFault}
        onChange={setTypedAddress}
      />
      <TextInput
        label="Description"
        description="One or two sentences for search results and shared links."
        value={description}
        maxLength={LANDING_DESCRIPTION_MAX}
        error={isTried && description.trim() === '' ? 'A page needs a description.' : null}
        onChange={setDescription}
      />
      <SitesInput sites={palette.brands} chosen={brands} onChange={setBrands} />
      <SelectInput
        label="Start with"
        value={start}
        choices={[
          ...TEMPLATES.map(({ id, name }) => [id, name] as const),
          ...pagesToCopy(pages).map(
            ({ kind, file }) => [`${COPY}${file}`, `A copy of ${formatPage(kind)}`] as const,
          ),
        ]}
        onChange={setStart}
      />
      <TextInput
        label="Old URL that leads here (optional)"
        value={former}
        description="For example /old-page"
        onChange={setFormer}
      />
      <FaultLine fault={fault} />
      <div className="buttons">
        <Button className="button" type="submit" data-busy={isBusy || undefined}>
          Create page
        </Button>
        <Button className="button-quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
};

/** Asks for what a new landing page needs, and creates it in a draft of its own. */
export const NewPageDialog = (props: NewPageDialogProps) => {
  const palette = useCall(readPalette);
  const files = useCall(listFiles);
  const all = {
    data:
      palette.data && files.data ? { palette: palette.data, files: files.data.items } : undefined,
    error: palette.error ?? files.error,
    mutate: () => Promise.all([palette.mutate(), files.mutate()]),
  };
  return (
    <DialogFrame title="New page" onClose={props.onClose}>
      <p>Visitors see the page once you publish its draft.</p>
      <Loaded of={all} rows={4}>
        {(data) => (
          <NewPageForm
            {...props}
            palette={data.palette}
            files={data.files.map(({ file }) => file)}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
};
