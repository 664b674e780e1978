import { readRevision } from '@broadsheet/contract/studio/content-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import type { Revision } from '@broadsheet/contract/studio/revision';
import { Link, useParams } from 'react-router-dom';
import { MissingPage } from '../app/missing-page.tsx';
import { PageHeading } from '../app/page-heading.tsx';
import { Difference } from '../compare/difference.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { RevisionImpact } from '../impact/revision-impact.tsx';
import { useSession } from '../session/session.tsx';
import { formatRevision } from './format-revision.ts';
import { ReleasedDrafts } from './released-drafts.tsx';
import { RestoreButton } from './restore-button.tsx';
import { UndoButton } from './undo-button.tsx';

const Story = ({ revision }: { readonly revision: Revision }) => (
  <p>
    {formatRevision(revision)} <span className="soft">{formatInstant(revision.at)}</span>
    {revision.change && (
      <>
        {' '}
        <Link to={`/changes/${revision.change}`}>Open the draft</Link>
      </>
    )}
  </p>
);

/** What one revision changed, in pictures and sentences, with buttons to revert. */
const RevisionPage = () => {
  const { may } = useSession();
  const { number: given = '' } = useParams();
  const number = /^[1-9]\d{0,8}$/.test(given) ? Number(given) : null;
  const revision = useCall(readRevision, number === null ? null : { params: { number } });
  if (number === null) return <MissingPage />;
  return (
    <Loaded of={revision} rows={6}>
      {({ revision: read, texts }) => (
        <>
          <PageHeading title={`${read.number}. ${read.title}`} />
          <Story revision={read} />
          <ReleasedDrafts revision={read} />
          {may('editor') && (
            <div className="buttons">
              <UndoButton number={read.number} />
              <RestoreButton number={read.number} />
            </div>
          )}
          <RevisionImpact number={read.number} />
          {texts.map(({ file, before, text }) => (
            <section key={file} aria-label={formatFile(file)}>
              <h2>{formatFile(file)}</h2>
              <Difference file={file} before={before} after={text} names={['Before', 'After']} />
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
};
export default RevisionPage;
