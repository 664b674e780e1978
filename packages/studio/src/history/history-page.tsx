import { listFiles } from '@broadsheet/contract/studio/content-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { Link, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { MoreButton } from '../controls/more-button.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { formatRevision } from './format-revision.ts';
import { ReleasedDrafts } from './released-drafts.tsx';
import { UndoButton } from './undo-button.tsx';
import { useRevisions } from './use-revisions.ts';

const ALL = '';

/** The published revisions, newest first. */
const HistoryPage = () => {
  const { may } = useSession();
  const [search, setSearch] = useSearchParams();
  const file = search.get('file');
  const files = useCall(listFiles);
  const revisions = useRevisions(file);
  const choices = files.data?.items.map((each) => each.file) ?? (file ? [file] : []);
  return (
    <>
      <PageHeading title="History" />
      <SelectInput
        label="Filter by content"
        value={file ?? ALL}
        choices={[
          [ALL, 'All content'],
          ...choices.map((each) => [each, formatFile(each)] as const),
        ]}
        onChange={(chosen) => setSearch(chosen ? { file: chosen } : {}, { replace: true })}
      />
      <Loaded of={revisions}>
        {(items) =>
          items.length === 0 ? (
            <Empty>Nothing published from Studio yet. The site shows its original content.</Empty>
          ) : (
            <ol className="entries" reversed>
              {items.map((revision) => (
                <li key={revision.number}>
                  <h2>
                    <Link to={`/history/${revision.number}`}>
                      {revision.number}. {revision.title}
                    </Link>
                  </h2>
                  <p>
                    {formatRevision(revision)}{' '}
                    <span className="soft">{formatInstant(revision.at)}</span>
                  </p>
                  <ReleasedDrafts revision={revision} />
                  <p className="soft">{revision.files.map(formatFile).join(', ')}</p>
                  {may('editor') && (
                    <div className="buttons">
                      <UndoButton number={revision.number} />
                    </div>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      <MoreButton {...revisions} onMore={revisions.loadMore} />
    </>
  );
};
export default HistoryPage;
