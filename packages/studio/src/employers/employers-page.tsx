import type { Brand } from '@broadsheet/contract/brand';
import type { EmployerPicture, StaffEmployer } from '@broadsheet/contract/entities/staff-employer';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { documentFacts } from '../app/document-facts.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { useSession } from '../session/session.tsx';
import { EmployerList } from './employer-list.tsx';
import { OfficeDialog } from './office-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { type EmployerSearch, useEmployers } from './use-employers.ts';

type BrandChoice = readonly [Brand, string];

const WITHOUT = [
  ['all', 'All employers'],
  ['logo', 'Without a logo'],
  ['cover', 'Without a cover'],
  ['office', 'Without office pictures'],
] as const satisfies readonly (readonly [EmployerSearch['without'], string])[];

interface OpenDialog {
  readonly dialog: 'upload' | 'remove';
  readonly employer: StaffEmployer;
  readonly picture: EmployerPicture;
}

const Employers = ({ brands }: { readonly brands: readonly BrandChoice[] }) => {
  const here = brands.find(([, name]) => name === documentFacts().siteName)?.[0];
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<EmployerSearch>({
    brand: here ?? 'tech',
    query: '',
    without: 'all',
  });
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const [officeOf, setOfficeOf] = useState<StaffEmployer | null>(null);
  const employers = useEmployers(search);
  const { brand } = search;
  const find = (query: string) => setSearch({ ...search, query: query.trim() });
  const dialog = open && {
    brand,
    employer: open.employer,
    picture: open.picture,
    onDone: employers.replace,
    onClose: () => setOpen(null),
  };
  return (
    <>
      <div className="employer-filters">
        <SelectInput
          label="Site"
          value={brand}
          choices={brands}
          onChange={(next) => setSearch({ ...search, brand: next })}
        />
        <SelectInput
          label="Show"
          value={search.without}
          choices={WITHOUT}
          onChange={(without) => setSearch({ ...search, without })}
        />
        <SearchField
          className="field"
          value={typed}
          onChange={setTyped}
          onSubmit={find}
          onClear={() => find('')}
          maxLength={100}
        >
          <Label>Search by name, then press Enter</Label>
          <Input />
        </SearchField>
      </div>
      <Loaded of={employers} rows={8}>
        {({ items, total }) => (
          <>
            <p role="status">{total === 1 ? '1 employer' : `${total} employers`}</p>
            {items.length === 0 ? (
              <Empty>No employers found. Try a shorter name, or show all employers.</Empty>
            ) : (
              <EmployerList
                employers={items}
                isHere={brand === here}
                onOpenOffice={setOfficeOf}
                onUpload={(employer, picture) => setOpen({ dialog: 'upload', employer, picture })}
                onRemove={(employer, picture) => setOpen({ dialog: 'remove', employer, picture })}
              />
            )}
          </>
        )}
      </Loaded>
      <MoreButton {...employers} onMore={employers.loadMore} label="Show more" />
      {dialog && open?.dialog === 'upload' && <UploadDialog {...dialog} />}
      {dialog && open?.dialog === 'remove' && <RemoveDialog {...dialog} />}
      {officeOf && (
        <OfficeDialog
          brand={brand}
          employer={officeOf}
          onDone={(changed) => {
            setOfficeOf(changed);
            return employers.replace(changed);
          }}
          onClose={() => setOfficeOf(null)}
        />
      )}
    </>
  );
};

/** The desk for the logos, covers and office pictures of employers. */
const EmployersPage = () => {
  const { may } = useSession();
  const palette = useCall(readPalette);
  return (
    <>
      <PageHeading title="Employers" />
      <p>
        Logos, covers and office pictures go live without a draft. Pages show a change within two
        minutes. The activity log lists it.
      </p>
      {may('publisher') ? (
        <Loaded of={palette}>
          {({ brands }) => (
            <Employers brands={brands.map(({ brand, name }): BrandChoice => [brand, name])} />
          )}
        </Loaded>
      ) : (
        <Empty>Only publishers and admins can see this page.</Empty>
      )}
    </>
  );
};
export default EmployersPage;
