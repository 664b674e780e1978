import { listReleases, openRelease } from '@broadsheet/contract/studio/release-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { count } from '../format/count.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseStateMark } from './release-state-mark.tsx';

/** All releases: open and scheduled ones first, and of each those that changed last. */
const ReleasesPage = () => {
  const { may } = useSession();
  const [isOpening, setOpening] = useState(false);
  const releases = useCall(listReleases);
  const navigate = useNavigate();
  const open = async (title: string) => {
    const { id } = await callStudio(openRelease, { body: { title } });
    await navigate(`/releases/${id}`);
  };
  return (
    <>
      <PageHeading title="Releases">
        {may('editor') && (
          <Button className="button" onPress={() => setOpening(true)}>
            New release…
          </Button>
        )}
      </PageHeading>
      <Loaded of={releases}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty>
              No releases yet. A release publishes several drafts at the same moment, all or none.
            </Empty>
          ) : (
            <ul className="entries">
              {items.map((release) => (
                <li key={release.id}>
                  <h2>
                    <Link to={`/releases/${release.id}`}>{release.title}</Link>
                  </h2>
                  <p>
                    <ReleaseStateMark {...release} /> <span>{release.author.name}</span>{' '}
                    <span className="soft">
                      {formatInstant(release.updatedAt)}, {count(release.drafts, 'draft')}
                    </span>
                  </p>
                  {release.trouble && <p className="trouble">{release.trouble}</p>}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isOpening && (
        <ReleaseDialog
          heading="New release"
          button="Create release"
          onSave={open}
          onClose={() => setOpening(false)}
        />
      )}
    </>
  );
};
export default ReleasesPage;
