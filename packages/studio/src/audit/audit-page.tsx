import type { AuditEntry } from '@broadsheet/contract/studio/staff';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { useAudit } from './use-audit.ts';

const detailsOf = ({ details }: AuditEntry): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

const Row = ({ entry }: { readonly entry: AuditEntry }) => (
  <tr>
    <td>{formatInstant(entry.at)}</td>
    <td>{entry.staff?.name ?? 'The site'}</td>
    <th scope="row">{entry.action}</th>
    <td>{entry.subject}</td>
    <td>{detailsOf(entry)}</td>
  </tr>
);

/** Who did what in Studio, and when. */
const AuditPage = () => {
  const { may } = useSession();
  return (
    <>
      <PageHeading title="Audit" />
      {may('publisher') ? <Entries /> : <Empty>Only publishers and admins may see this.</Empty>}
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
            <Empty>Nothing has been done in Studio yet.</Empty>
          ) : (
            <Scroller label="Table of what was done">
              <table className="table" aria-label="What was done">
                <thead>
                  <tr>
                    <th scope="col">When</th>
                    <th scope="col">Who</th>
                    <th scope="col">What</th>
                    <th scope="col">To what</th>
                    <th scope="col">More</th>
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
