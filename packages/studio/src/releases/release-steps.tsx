import type { Release } from '@broadsheet/contract/studio/release';
import { unscheduleRelease } from '@broadsheet/contract/studio/release-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { documentFacts } from '../app/document-facts.ts';
import { FaultDetails } from '../changes/refusal.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { UndoButton } from '../history/undo-button.tsx';
import { useSession } from '../session/session.tsx';
import { DiscardReleaseDialog } from './discard-release-dialog.tsx';
import { PublishReleaseDialog } from './publish-release-dialog.tsx';
import { whyNotPublish } from './release-readiness.ts';

interface ReleaseStepsProps {
  readonly release: Release;
  readonly onChange: (release: Release) => Promise<void>;
}

/** Makes a scheduled release open again. */
const useCancelSchedule = ({ release: { id, version }, onChange }: ReleaseStepsProps) => {
  const { act, isBusy, fault } = useAct();
  const cancel = () =>
    void act(async () => {
      const given = { params: { release: id }, body: { version } };
      await onChange(await callStudio(unscheduleRelease, given));
      showToast('Schedule cancelled.');
    });
  return { cancel, isBusy, fault };
};

/** The steps of a release that is open or scheduled. */
const OpenSteps = (props: ReleaseStepsProps) => {
  const { release } = props;
  const { may } = useSession();
  const [openDialog, setOpenDialog] = useState<'publish' | 'discard' | null>(null);
  const whyNot = whyNotPublish(release, may('publisher'), documentFacts().needsReview);
  const { cancel, isBusy, fault } = useCancelSchedule(props);
  const close = () => setOpenDialog(null);
  return (
    <>
      {whyNot && <p className="soft">Publish: {whyNot}</p>}
      <div className="buttons">
        <Button
          className="button"
          isDisabled={whyNot !== null}
          onPress={() => setOpenDialog('publish')}
        >
          Publish release…
        </Button>
        {release.state === 'scheduled' && (
          <Button className="button-quiet" data-busy={isBusy || undefined} onPress={cancel}>
            Cancel schedule
          </Button>
        )}
        <Button className="button-quiet" onPress={() => setOpenDialog('discard')}>
          Discard release…
        </Button>
      </div>
      <FaultDetails fault={fault} />
      {openDialog === 'publish' && <PublishReleaseDialog {...props} onClose={close} />}
      {openDialog === 'discard' && <DiscardReleaseDialog {...props} onClose={close} />}
    </>
  );
};

/** The next steps of a release. */
export const ReleaseSteps = (props: ReleaseStepsProps) => {
  const { state, revision } = props.release;
  const { may } = useSession();
  if (!may('editor') || state === 'discarded') return null;
  return (
    <section className="what-next" aria-label="Next steps">
      {revision === null ? (
        <OpenSteps {...props} />
      ) : (
        <div className="buttons">
          <UndoButton number={revision} />
        </div>
      )}
    </section>
  );
};
