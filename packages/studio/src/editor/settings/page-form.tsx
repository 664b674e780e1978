import type { Brand } from '@broadsheet/contract/brand';
import { LANDING_DESCRIPTION_MAX, LANDING_TITLE_MAX } from '@broadsheet/contract/landing';
import type { Change } from '@broadsheet/contract/studio/change';
import type { ReactNode } from 'react';
import { Heading, Switch } from 'react-aria-components';
import { SearchResult } from '../../controls/search-result.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { formatAddressFault } from '../../landing/landing-address.ts';
import { MovedAddress } from '../../landing/moved-address.tsx';
import { SitesInput } from '../../landing/sites-input.tsx';
import type { Palette } from '../audience/audience-fields.ts';
import type { Editing } from '../editing.ts';
import type { Draft } from '../model/draft.ts';
import { TimeField } from '../parts/time-field.tsx';
import type { Choices } from './field-frame.tsx';
import type { Field } from './field-kind.ts';
import { PictureInput } from './picture-input.tsx';

export interface PageFormProps {
  readonly editing: Editing;
  readonly palette: Palette;
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

const SHARED_PICTURE: Field = {
  name: 'image',
  label: 'Picture for shared links',
  help: 'What social networks and chats show beside a link to the page.',
  required: false,
  schema: {},
};
const NO_CHOICES: Choices = {
  categories: [],
  cities: [],
  banners: [],
  contents: [],
  contentSettings: [],
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Fields to set; undefined removes one. */
type Changed = { readonly [Field in keyof Draft]?: Draft[Field] | undefined };

/** The draft with some of its fields set. */
const withFields = (draft: Draft, fields: Changed): Draft => {
  const all: Changed = { ...draft, ...fields };
  // New fields belong to the head of the file, before the blocks.
  const { blocks, order, variants, ...head } = all;
  const known = Object.entries(head).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), blocks, order, ...(variants && { variants }) } as Draft;
};

const Toggle = ({
  label,
  isOn,
  onChange,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) => (
  <Switch className="editor-switch" isSelected={isOn} onChange={onChange}>
    <span className="editor-switch-track" /> {label}
  </Switch>
);

type Write = (fields: Changed, text: string, subject?: string) => void;
type WriteSeo = (field: string, value: unknown) => void;

/** The title, URL and description of the page, with how search engines show them. */
const PageTexts = ({
  draft,
  site,
  write,
  writeSeo,
  moved,
}: {
  readonly draft: Draft;
  readonly site: string;
  readonly write: Write;
  readonly writeSeo: WriteSeo;
  /** What to do about a URL that changed. */
  readonly moved: ReactNode;
}) => {
  const title = textOf(draft.seo?.title);
  const description = textOf(draft.seo?.description);
  const address = draft.address ?? '';
  return (
    <>
      <TextInput
        label="Title"
        value={title}
        maxLength={LANDING_TITLE_MAX}
        error={title === '' ? 'A page needs a title.' : null}
        onChange={(next) => writeSeo('title', next)}
      />
      <TextInput
        label="URL"
        value={address}
        error={formatAddressFault(address, [])}
        onChange={(next) => write({ address: next }, 'URL changed.', 'address')}
      />
      {moved}
      <TextInput
        label="Description"
        value={description}
        maxLength={LANDING_DESCRIPTION_MAX}
        error={description === '' ? 'A page needs a description.' : null}
        onChange={(next) => writeSeo('description', next)}
      />
      <PictureInput
        field={SHARED_PICTURE}
        value={textOf(draft.seo?.image) || undefined}
        choices={NO_CHOICES}
        shape="share"
        onChange={(image) => writeSeo('image', image)}
      />
      <SearchResult
        title={`${title || 'Title'} | ${site}`}
        address={address}
        description={description}
      />
    </>
  );
};

/** When visitors and search engines find the page. */
const PageTimes = ({
  draft,
  write,
  writeSeo,
}: {
  readonly draft: Draft;
  readonly write: Write;
  readonly writeSeo: WriteSeo;
}) => (
  <>
    <TimeField
      label="Opens"
      value={draft.from}
      onChange={(from) => write({ from }, 'Start changed.', 'from')}
    />
    <TimeField
      label="Closes"
      value={draft.until}
      onChange={(until) => write({ until }, 'End changed.', 'until')}
    />
    <Toggle
      label="In search engines and the sitemap"
      isOn={draft.seo?.listed !== false}
      onChange={(isListed) => writeSeo('listed', isListed ? undefined : false)}
    />
    <Toggle
      label="Archived: on no site"
      isOn={draft.archived === true}
      onChange={(isArchived) =>
        write(
          { archived: isArchived ? true : undefined },
          isArchived ? 'Page archived.' : 'Page restored.',
        )
      }
    />
  </>
);

/** The settings of a landing page: its URL, its texts for search engines, its sites and its time. */
export const PageForm = ({ editing, palette, change, onChange }: PageFormProps) => {
  const { draft, attempt } = editing;
  const write: Write = (fields, text, subject) => {
    attempt({ draft: withFields(draft, fields), text }, subject);
  };
  const writeSeo: WriteSeo = (field, value) => {
    const next = Object.entries({ ...draft.seo, [field]: value }).filter(
      ([, each]) => each !== undefined,
    );
    write({ seo: Object.fromEntries(next) }, 'Page settings changed.', `seo ${field}`);
  };
  const sites = palette.brands.map(({ brand }) => brand);
  const chosen = sites.filter((brand) => !draft.brands || draft.brands.includes(brand));
  const site = palette.brands.find(({ brand }) => chosen.includes(brand))?.name ?? '';
  const moved = (
    <MovedAddress
      change={change}
      page={draft.page}
      address={draft.address ?? ''}
      onChange={onChange}
    />
  );
  return (
    <section className="editor-settings form" aria-label="Page settings">
      <Heading level={2}>Page settings</Heading>
      <PageTexts draft={draft} site={site} write={write} writeSeo={writeSeo} moved={moved} />
      <SitesInput
        sites={palette.brands}
        chosen={chosen}
        onChange={(brands: readonly Brand[]) =>
          write(
            { brands: brands.length < sites.length ? [...brands] : undefined },
            'Sites changed.',
          )
        }
      />
      <PageTimes draft={draft} write={write} writeSeo={writeSeo} />
    </section>
  );
};
