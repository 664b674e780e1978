import {
  EXPERIMENT_DECISIONS,
  type ExperimentDecision,
} from '@broadsheet/contract/experiment-decision';
import type { RecordedDecision } from '@broadsheet/contract/studio/decision';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { DECISION_TEXT, formatDecision } from '@broadsheet/contract/studio/report-text';
import { useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { decisionHref } from './decision-text.ts';
import { type DecisionFilter, useDecisions } from './use-decisions.ts';

const ANY = 'any';

const DECISION_CHOICES: readonly (readonly [ExperimentDecision | typeof ANY, string])[] = [
  [ANY, 'All decisions'],
  ...EXPERIMENT_DECISIONS.map((each) => [each, DECISION_TEXT[each]] as const),
];

/** The filter of the address, so that a search can be shared as a link. */
const useFilter = () => {
  const [parameters, setParameters] = useSearchParams();
  const chosen = parameters.get('decision');
  const filter: DecisionFilter = {
    search: parameters.get('search') ?? '',
    decision: EXPERIMENT_DECISIONS.find((each) => each === chosen) ?? null,
    page: parameters.get('page'),
  };
  const change = (changed: Partial<DecisionFilter>) => {
    const next = Object.entries({ ...filter, ...changed }).flatMap(([name, value]) =>
      value ? [[name, value]] : [],
    );
    setParameters(Object.fromEntries(next), { replace: true });
  };
  return { filter, change };
};

const Entry = ({ of }: { readonly of: RecordedDecision }) => (
  <li>
    <h2>
      <Link to={decisionHref(of)}>{of.experiment}</Link>
    </h2>
    <p>
      <b>{formatDecision(of)}</b>{' '}
      <span className="soft">
        {formatPage(of.page)} page. {of.by.name}, {formatInstant(of.at)}
      </span>
    </p>
    {of.hypothesis && <p className="soft">{of.hypothesis}</p>}
    <p className="written">{of.learning}</p>
  </li>
);

const Filters = ({ pages }: { readonly pages: readonly string[] }) => {
  const { filter, change } = useFilter();
  const [typed, setTyped] = useState(filter.search);
  return (
    <div className="decision-filters">
      <SearchField
        className="field"
        value={typed}
        onChange={setTyped}
        onSubmit={(text) => change({ search: text.trim() })}
        onClear={() => change({ search: '' })}
        maxLength={100}
      >
        <Label>Search experiments and learnings, then press Enter</Label>
        <Input />
      </SearchField>
      <SelectInput
        label="Decision"
        value={filter.decision ?? ANY}
        choices={DECISION_CHOICES}
        onChange={(chosen) => change({ decision: chosen === ANY ? null : chosen })}
      />
      <SelectInput
        label="Page"
        value={filter.page ?? ''}
        choices={[['', 'All pages'], ...pages.map((page) => [page, formatPage(page)] as const)]}
        onChange={(page) => change({ page })}
      />
    </div>
  );
};

/** What was decided about experiments, and what was learned. */
const ArchivePage = () => {
  const { filter } = useFilter();
  const decisions = useDecisions(filter);
  const isFiltered = filter.search !== '' || filter.decision !== null || filter.page !== null;
  return (
    <>
      <PageHeading title="Archive">
        <Link to="/experiments">All experiments</Link>
      </PageHeading>
      <Filters pages={decisions.pages} />
      <Loaded of={decisions}>
        {(items) =>
          items.length === 0 ? (
            <Empty>
              {isFiltered
                ? 'No decision found. Try another word, or show all decisions.'
                : 'No decisions yet. Record one at an experiment that runs or has stopped.'}
            </Empty>
          ) : (
            <ol className="entries" reversed>
              {items.map((item) => (
                <Entry key={item.number} of={item} />
              ))}
            </ol>
          )
        }
      </Loaded>
      <MoreButton {...decisions} onMore={decisions.loadMore} />
    </>
  );
};
export default ArchivePage;
