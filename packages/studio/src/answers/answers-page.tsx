import type { Brand } from '@broadsheet/contract/brand';
import { listForms, type StudioForm } from '@broadsheet/contract/studio/answer-calls';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { documentFacts } from '../app/document-facts.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { useQuery } from '../data/use-query.ts';
import { useSession } from '../session/session.tsx';
import { FormAnswers } from './form-answers.tsx';
import { FormsTable } from './forms-table.tsx';

type BrandChoice = readonly [Brand, string];

const Forms = ({ brands }: { readonly brands: readonly BrandChoice[] }) => {
  const here = brands.find(([, name]) => name === documentFacts().siteName)?.[0];
  const [brand, setBrand] = useState<Brand>(here ?? 'tech');
  const [shown, setShown] = useState<StudioForm | null>(null);
  const forms = useQuery(['forms', brand], () => callStudio(listForms, { query: { brand } }));
  const choose = (next: Brand) => {
    setBrand(next);
    setShown(null);
  };
  return (
    <>
      <div className="form">
        <SelectInput label="Site" value={brand} choices={brands} onChange={choose} />
      </div>
      <Loaded of={forms} rows={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>No form yet. Open a page, and add the block “Form”.</Empty>
          ) : (
            <FormsTable forms={items} shown={shown} onShow={setShown} />
          )
        }
      </Loaded>
      {shown && (
        <FormAnswers
          key={`${brand} ${shown.page} ${shown.block}`}
          brand={brand}
          form={shown}
          onChange={() => forms.mutate()}
        />
      )}
    </>
  );
};

/** What people have answered to the forms of pages. */
const AnswersPage = () => {
  const { may } = useSession();
  const palette = useCall(readPalette);
  return (
    <>
      <PageHeading title="Answers" />
      <p>
        Answers to the forms of your pages. They are personal data: use them only for what the form
        says. The activity log shows who read or exported them.
      </p>
      {may('publisher') ? (
        <Loaded of={palette}>
          {({ brands }) => (
            <Forms brands={brands.map(({ brand, name }): BrandChoice => [brand, name])} />
          )}
        </Loaded>
      ) : (
        <Empty>Only publishers and admins can see this page.</Empty>
      )}
    </>
  );
};
export default AnswersPage;
