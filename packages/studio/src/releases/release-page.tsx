import type { Release } from '@broadsheet/contract/studio/release';
import { readRelease, renameRelease } from '@broadsheet/contract/studio/release-calls';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useParams } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { PageHeading } from '../app/page-heading.tsx';
import { useRefreshLive } from '../changes/use-refresh-live.ts';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { formatInstant } from '../format/format-instant.ts';
import { useSession } from '../session/session.tsx';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseDrafts } from './release-drafts.tsx';
import { ReleaseFindings } from './release-findings.tsx';
import { ReleaseStateMark } from './release-state-mark.tsx';
import { ReleaseSteps } from './release-steps.tsx';

/** Others edit its drafts meanwhile. */
const REFRESH_MS = 20_000;

interface ReleaseViewProps {
  readonly release: Release;
  readonly onChange: (release: Release) => Promise<void>;
}

const ReleaseView = ({ release, onChange }: ReleaseViewProps) => {
  const { may } = useSession();
  const [isRenaming, setRenaming] = useState(false);
  const isOpen = release.state === 'open' || release.state === 'scheduled';
  const mayEdit = may('editor') && isOpen;
  const rename = async (title: string) => {
    const params = { release: release.id };
    const body = { version: release.version, title };
    await onChange(await callStudio(renameRelease, { params, body }));
  };
  return (
    <div className="change">
      <PageHeading title={release.title}>
        {mayEdit && (
          <Button className="button-bare" onPress={() => setRenaming(true)}>
            Rename
          </Button>
        )}
      </PageHeading>
      <div className="story">
        <p>
          <ReleaseStateMark {...release} />
          {release.revision !== null && (
            <>
              {' '}
              <Link to={`/history/${release.revision}`}>See changes</Link>
            </>
          )}
        </p>
        <p>
          Created by {release.author.name}{' '}
          <span className="soft">{formatInstant(release.createdAt)}</span>
        </p>
        {release.trouble && <p className="trouble">{release.trouble}</p>}
      </div>
      <ReleaseDrafts release={release} mayEdit={mayEdit} onChange={onChange} />
      {isOpen && release.drafts.length > 0 && <ReleaseFindings release={release} />}
      <ReleaseSteps release={release} onChange={onChange} />
      {isRenaming && (
        <ReleaseDialog
          heading="Rename release"
          button="Rename"
          title={release.title}
          onSave={rename}
          onClose={() => setRenaming(false)}
        />
      )}
    </div>
  );
};

/** One release: its drafts, their check together, and its next steps. */
const ReleasePage = () => {
  const { release: id = '' } = useParams();
  const release = useCall(
    readRelease,
    { params: { release: id } },
    { refreshInterval: REFRESH_MS },
  );
  const refreshLive = useRefreshLive();
  const { mutate } = release;
  const onChange = useCallback(
    async (next: Release) => {
      await mutate(next, { revalidate: false });
      // The next press must not wait for it.
      void refreshLive();
    },
    [mutate, refreshLive],
  );
  return (
    <Loaded of={release} rows={6}>
      {(data) => <ReleaseView release={data} onChange={onChange} />}
    </Loaded>
  );
};
export default ReleasePage;
