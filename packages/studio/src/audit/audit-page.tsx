import type { AuditEntry } from '@broadsheet/contract/studio/staff';
import { Link } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { formatAction, formatAuthor, formatDetails } from './action-text.ts';
import { useAudit } from './use-audit.ts';

/** Actions whose subject is the digest of a file, which says nothing to people. */
const HASHED: ReadonlySet<string> = new Set([
  'image.keep',
  'video.upload',
  'video.rename',
  'video.remove',
]);

/** The subject of an entry, as a link if Studio has a page for it. */
const Subject = ({ action, subject }: AuditEntry) => {
  if (action.startsWith('change.') || action.startsWith('rollout.'))
    return <Link to={`/changes/${subject}`}>Open the draft</Link>;
  if (action === 'revision.restore')
    return <Link to={`/history/${subject}`}>Version {subject}</Link>;
  return HASHED.has(action) ? null : subject;
};

const Row = ({ entry }: { readonly entry: AuditEntry }) => (
  <tr>
    <td>{formatInstant(entry.at)}</td>
    <td>{formatAuthor(entry)}</td>
    <th scope="row">{formatAction(entry)}</th>
    <td>
      <Subject {...entry} />
    </td>
    <td>{formatDetails(entry)}</td>
  </tr>
);

/** The audit log of Studio: who did what, and when. */
const AuditPage = () => {
  const { may } = useSession();
  return (
    <>
      <PageHeading title="Activity log" />
      {may('publisher') ? (
        <Entries />
      ) : (
        <Empty>Only publishers and admins can see this page.</Empty>
      )}
    </>
  );
};
export default AuditPage;

const Entries = () => {
  const audit = useAudit();
  return (
    <>
      <Loaded of={audit} rows={8}>
        {(entries) =>
          entries.length === 0 ? (
            <Empty>No activity in Studio yet.</Empty>
          ) : (
            <Scroller label="Table of activity">
              <table className="table" aria-label="Activity">
                <thead>
                  <tr>
                    <th scope="col">When</th>
                    <th scope="col">Who</th>
                    <th scope="col">Action</th>
                    <th scope="col">Reference</th>
                    <th scope="col">Details</th>
                  </tr>
                </thead>
                <tbody>
                  {entries.map((entry) => (
                    <Row key={entry.id} entry={entry} />
                  ))}
                </tbody>
              </table>
            </Scroller>
          )
        }
      </Loaded>
      <MoreButton {...audit} onMore={audit.loadMore} />
    </>
  );
};
