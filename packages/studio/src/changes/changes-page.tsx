import type { ChangeSummary } from '@broadsheet/contract/studio/change';
import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { CHANGE_LISTS, type ChangeList, isChangeList, queryOfList } from './change-lists.ts';
import { StateMark } from './state-mark.tsx';

const NOTHING: Readonly<Record<ChangeList, string>> = {
  open: 'No open drafts. Choose a page and select Edit to start one.',
  mine: 'You have no open drafts. Choose a page and select Edit to start one.',
  published: 'Nothing published from Studio yet.',
  withdrawn: 'No discarded drafts.',
};

const Item = ({ change }: { readonly change: ChangeSummary }) => (
  <li>
    <h2>
      <Link to={`/changes/${change.id}`}>{change.title}</Link>
    </h2>
    <p>
      <StateMark {...change} /> <span>{change.author.name}</span>{' '}
      <span className="soft">
        {formatInstant(change.updatedAt)}, {count(change.files.length, 'file')}
      </span>
    </p>
    {change.trouble && <p className="trouble">Publishing failed: {change.trouble}</p>}
  </li>
);

/** All changes, by state. */
const ChangesPage = () => {
  const { staff } = useSession();
  const [search] = useSearchParams();
  const requestedList = search.get('list');
  const list = isChangeList(requestedList) ? requestedList : 'open';
  const changes = useCall(listChanges, { query: queryOfList(list) });
  return (
    <>
      <PageHeading title="Drafts" />
      <ul className="lists" aria-label="Filter drafts">
        {Object.entries(CHANGE_LISTS).map(([name, label]) => (
          <li key={name}>
            <Link to={`?list=${name}`} aria-current={name === list ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Loaded of={changes}>
        {({ items }) => {
          const shown = items.filter(({ author }) => list !== 'mine' || author.id === staff.id);
          if (shown.length === 0) return <Empty>{NOTHING[list]}</Empty>;
          return (
            <ul className="entries">
              {shown.map((change) => (
                <Item key={change.id} change={change} />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
};
export default ChangesPage;
