import type { Change } from '@broadsheet/contract/studio/change';
import { readChange } from '@broadsheet/contract/studio/change-calls';
import { useCallback, useState } from 'react';
import { Button } from 'react-aria-components';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { ChangeComments } from '../comments/change-comments.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { TryIt } from '../experiments/trying/try-it.tsx';
import { ChangeImpact } from '../impact/change-impact.tsx';
import { RolloutPanel } from '../rollout/rollout-panel.tsx';
import { useSession } from '../session/session.tsx';
import { ChangeFiles } from './change-files.tsx';
import { ChangeFindings } from './change-findings.tsx';
import { ChangeSteps } from './change-steps.tsx';
import { ChangeStory } from './change-story.tsx';
import { isClosed } from './is-closed.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useRefreshLive } from './use-refresh-live.ts';

interface ChangeViewProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

const ChangeView = ({ change, onChange }: ChangeViewProps) => {
  const { may } = useSession();
  const [isRenaming, setRenaming] = useState(false);
  const mayEdit = may('editor') && !isClosed(change) && change.state !== 'rolling';
  return (
    <div className="change">
      <PageHeading title={change.title}>
        {mayEdit && (
          <Button className="button-bare" onPress={() => setRenaming(true)}>
            Rename
          </Button>
        )}
      </PageHeading>
      <ChangeStory change={change} />
      <RolloutPanel change={change} />
      {!isClosed(change) && change.documents.length > 0 && (
        <>
          <ChangeFindings change={change} />
          <ChangeImpact change={change} />
        </>
      )}
      <ChangeFiles change={change} mayEdit={mayEdit} onChange={onChange} />
      <ChangeComments change={change} />
      {mayEdit && <TryIt change={change} onChange={onChange} />}
      <ChangeSteps change={change} onChange={onChange} />
      {isRenaming && (
        <RenameDialog change={change} onChange={onChange} onClose={() => setRenaming(false)} />
      )}
    </div>
  );
};

/** One change: its files, its impact and its next steps. */
const ChangePage = () => {
  const { change: id = '' } = useParams();
  const change = useCall(readChange, { params: { change: id } });
  const refreshLive = useRefreshLive();
  const { mutate } = change;
  const onChange = useCallback(
    async (next: Change) => {
      await mutate(next, { revalidate: false });
      await refreshLive();
    },
    [mutate, refreshLive],
  );
  return (
    <Loaded of={change} rows={6}>
      {(data) => <ChangeView change={data} onChange={onChange} />}
    </Loaded>
  );
};
export default ChangePage;
