import { type Audience, COHORTS } from '@broadsheet/contract/audience';
import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { PAGE_KINDS } from '@broadsheet/contract/page-kinds';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { COHORT_TEXT, formatSite } from '@broadsheet/contract/studio/report-text';
import { useState } from 'react';
import { SelectInput } from '../controls/select-input.tsx';
import { DifferenceFields, USUAL_DIFFERENCE } from './difference-fields.tsx';
import { NumberInput } from './number-input.tsx';
import { SizingAnswer } from './sizing-answer.tsx';

const ALL = 'ALL';
const PAGES = Object.keys(PAGE_KINDS).map((kind) => [kind, formatPage(kind)] as const);
const SITES = [
  [ALL, 'Both sites'],
  ...BRANDS.map((brand) => [brand, formatSite(brand)] as const),
] as const;
const PEOPLE = [
  [ALL, 'Everyone'],
  ...COHORTS.map((cohort) => [cohort, COHORT_TEXT[cohort] ?? cohort] as const),
] as const;

/** The duration for the typed numbers. */
export const SizingPanel = () => {
  const [page, setPage] = useState('home');
  const [difference, setDifference] = useState(USUAL_DIFFERENCE);
  const [site, setSite] = useState<Brand | typeof ALL>(ALL);
  const [people, setPeople] = useState<Audience['cohort'] | typeof ALL>(ALL);
  const [coverage, setCoverage] = useState(100);
  const [arms, setArms] = useState(2);
  const when = {
    ...(site === ALL ? {} : { brand: [site] }),
    ...(people === ALL ? {} : { cohort: [people] }),
  };
  const body = {
    page,
    metric: difference.metric,
    ...(Object.keys(when).length > 0 ? { when } : {}),
    coverage: coverage / 100,
    arms,
    difference: difference.points / 100,
  };
  return (
    <section aria-labelledby="sizing">
      <h2 id="sizing">How long will it take?</h2>
      <div className="sizing">
        <SelectInput label="Page" value={page} choices={PAGES} onChange={setPage} />
        <DifferenceFields value={difference} onChange={setDifference} />
        <SelectInput label="Site" value={site} choices={SITES} onChange={setSite} />
        <SelectInput label="Audience" value={people} choices={PEOPLE} onChange={setPeople} />
        <NumberInput
          label="Share of traffic (%)"
          value={coverage}
          min={0}
          max={100}
          onChange={setCoverage}
        />
        <NumberInput
          label="Groups, including control"
          value={arms}
          min={2}
          max={10}
          onChange={(next) => setArms(Math.round(next))}
        />
      </div>
      <SizingAnswer body={body} />
    </section>
  );
};
