import type { Release } from '@broadsheet/contract/studio/release';
import { discardRelease, unscheduleRelease } from '@broadsheet/contract/studio/release-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { callStudio } from '../api/call-studio.ts';
import { documentFacts } from '../app/document-facts.ts';
import { FaultDetails } from '../changes/refusal.tsx';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';
import { UndoButton } from '../history/undo-button.tsx';
import { useSession } from '../session/session.tsx';
import { PublishReleaseDialog } from './publish-release-dialog.tsx';

interface ReleaseStepsProps {
  readonly release: Release;
  readonly onChange: (release: Release) => Promise<void>;
}

/** Why a release cannot be published by its reader now; null if it can. */
const whyNotPublish = ({ drafts }: Release, isPublisher: boolean): string | null => {
  if (!isPublisher) return 'Only publishers and admins can do this.';
  if (drafts.length === 0) return 'This release is empty. Add a draft first.';
  const waiting = documentFacts().needsReview ? drafts.filter(({ approved }) => !approved) : [];
  return waiting.length === 0
    ? null
    : `Someone else must approve ${waiting.map(({ title }) => `“${title}”`).join(', ')} first.`;
};

/** The next steps of a release. */
export const ReleaseSteps = ({ release, onChange }: ReleaseStepsProps) => {
  const { may } = useSession();
  const { act, isBusy, fault } = useAct();
  const [openDialog, setOpenDialog] = useState<'publish' | 'discard' | null>(null);
  if (!may('editor') || release.state === 'discarded') return null;
  if (release.revision !== null)
    return (
      <section className="what-next" aria-label="Next steps">
        <div className="buttons">
          <UndoButton number={release.revision} />
        </div>
      </section>
    );
  const whyNot = whyNotPublish(release, may('publisher'));
  const given = { params: { release: release.id }, body: { version: release.version } };
  const unschedule = () =>
    void act(async () => {
      await onChange(await callStudio(unscheduleRelease, given));
      showToast('Schedule cancelled.');
    });
  const discard = () =>
    void act(async () => {
      await onChange(await callStudio(discardRelease, given));
      showToast('Release discarded. Its drafts are still there.');
    });
  const close = () => setOpenDialog(null);
  return (
    <section className="what-next" aria-label="Next steps">
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
          <Button className="button-quiet" data-busy={isBusy || undefined} onPress={unschedule}>
            Cancel schedule
          </Button>
        )}
        <Button className="button-quiet" onPress={() => setOpenDialog('discard')}>
          Discard release…
        </Button>
      </div>
      <FaultDetails fault={fault} />
      {openDialog === 'publish' && (
        <PublishReleaseDialog release={release} onChange={onChange} onClose={close} />
      )}
      {openDialog === 'discard' && (
        <DialogFrame title="Discard this release?" onClose={close}>
          <p>“{release.title}” will be closed and not published. Its drafts stay as they are.</p>
          <DialogButtons
            label="Discard release"
            isBusy={isBusy}
            onAct={() => {
              discard();
              close();
            }}
            onCancel={close}
          />
        </DialogFrame>
      )}
    </section>
  );
};
