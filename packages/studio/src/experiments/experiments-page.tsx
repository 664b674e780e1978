import { listAudiences } from '@broadsheet/contract/studio/audience-calls';
import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { listExperiments } from '@broadsheet/contract/studio/experiment-calls';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router-dom';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { useCall } from '../data/use-call.ts';
import { audiencesByKey } from '../editor/audience/audience-fields.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { useSession } from '../session/session.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { EXPERIMENTS_FILE } from './experiments-file.ts';
import { formatPercent } from './format-numbers.ts';
import { SizingPanel } from './sizing-panel.tsx';

/** The experiments of both sites: their results, the stop button and the link to edit them. */
const ExperimentsPage = () => {
  const { may } = useSession();
  const experiments = useCall(listExperiments);
  const audiences = useCall(listAudiences, { query: {} });
  const byKey = useMemo(() => audiencesByKey(audiences.data?.items ?? []), [audiences.data]);
  const changes = useCall(listChanges, { query: {} });
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PageHeading title="Experiments">
        <Link to="/experiments/archive">Archive</Link>
        {may('editor') && (
          <Button className="button-quiet" onPress={() => setEditing(true)}>
            Manage experiments…
          </Button>
        )}
      </PageHeading>
      <Loaded of={experiments}>
        {({ items, holdout }) => (
          <>
            {holdout > 0 && (
              <p>{formatPercent(holdout)} of visitors see no experiments (holdout group).</p>
            )}
            {items.length === 0 ? (
              <Empty>
                No experiments yet. An experiment (A/B test) shows some visitors a different page,
                so you can see which one works better. To start, edit{' '}
                <Link to="/pages">a page</Link> in a draft, then run the draft as an experiment.
              </Empty>
            ) : (
              items.map((item) => (
                <ExperimentCard
                  key={item.key}
                  of={item}
                  audiences={byKey}
                  onStopped={() => experiments.mutate()}
                />
              ))
            )}
          </>
        )}
      </Loaded>
      <SizingPanel />
      {isEditing && (
        <EditDialog
          file={EXPERIMENTS_FILE}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
};
export default ExperimentsPage;
