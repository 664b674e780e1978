import { REDIRECTS_FILE } from '@broadsheet/contract/redirects';
import { listFiles, readFile } from '@broadsheet/contract/studio/content-calls';
import { formatSite } from '@broadsheet/contract/studio/report-text';
import { Button } from 'react-aria-components';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { Scroller } from '../controls/scroller.tsx';
import { useCall } from '../data/use-call.ts';
import { useSession } from '../session/session.tsx';
import { readDraftRedirects } from './draft-redirects.ts';

interface RedirectsTableProps {
  /** The search text. */
  readonly typed: string;
  readonly onEdit: (file: string) => void;
}

/** The live redirects of both sites. */
export const RedirectsTable = ({ typed, onEdit }: RedirectsTableProps) => {
  const { may } = useSession();
  const files = useCall(listFiles);
  const isThere = files.data?.items.some(({ file }) => file === REDIRECTS_FILE);
  const live = useCall(readFile, isThere ? { query: { file: REDIRECTS_FILE } } : null);
  const text = isThere === false ? '' : live.data?.text;
  const all = {
    data: text,
    error: files.error ?? live.error,
    mutate: () => Promise.all([files.mutate(), live.mutate()]),
  };
  return (
    <>
      <p>URLs that lead to another one, such as the old URL of a page that moved.</p>
      {may('editor') && (
        <div className="buttons">
          <Button className="button-quiet" onPress={() => onEdit(REDIRECTS_FILE)}>
            Edit redirects…
          </Button>
        </div>
      )}
      <Loaded of={all} rows={4}>
        {(written) => {
          const sought = typed.trim().toLowerCase();
          const found = (readDraftRedirects(written).redirects ?? []).filter(({ from, to }) =>
            `${from} ${to}`.toLowerCase().includes(sought),
          );
          if (found.length === 0)
            return (
              <Empty>{sought ? 'Nothing found. Try a shorter word.' : 'No redirects yet.'}</Empty>
            );
          return (
            <Scroller label="Table of redirects">
              <table className="table" aria-label="Redirects">
                <thead>
                  <tr>
                    <th scope="col">From</th>
                    <th scope="col">To</th>
                    <th scope="col">Kind</th>
                    <th scope="col">Sites</th>
                  </tr>
                </thead>
                <tbody>
                  {found.map(({ from, to, status, brands }) => (
                    <tr key={`${from} ${brands?.join() ?? ''}`}>
                      <th scope="row">{from}</th>
                      <td>{to}</td>
                      <td>{status === 301 ? 'Moved for good' : 'Moved for a time'}</td>
                      <td>{brands ? brands.map(formatSite).join(', ') : 'All'}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroller>
          );
        }}
      </Loaded>
    </>
  );
};
