import type { Release } from '@broadsheet/contract/studio/release';
import { discardRelease } from '@broadsheet/contract/studio/release-calls';
import { useState } from 'react';
import { callStudio } from '../api/call-studio.ts';
import { FaultDetails } from '../changes/refusal.tsx';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { showToast } from '../controls/toasts.tsx';
import { useAct } from '../data/use-act.ts';

interface DiscardReleaseDialogProps {
  readonly release: Release;
  readonly onChange: (release: Release) => Promise<void>;
  readonly onClose: () => void;
}

/** Closes the release as it was when the dialog opened; its drafts stay. */
export const DiscardReleaseDialog = (props: DiscardReleaseDialogProps) => {
  const { onChange, onClose } = props;
  const [release] = useState(props.release);
  const { act, isBusy, fault } = useAct();
  const discard = () =>
    void act(async () => {
      const { id, version } = release;
      const given = { params: { release: id }, body: { version } };
      const next = await callStudio(discardRelease, given);
      showToast('Release discarded. Its drafts are still there.');
      onClose();
      await onChange(next);
    });
  return (
    <DialogFrame title="Discard this release?" onClose={onClose}>
      <p>“{release.title}” will be closed and not published. Its drafts stay as they are.</p>
      <FaultDetails fault={fault} />
      <DialogButtons label="Discard release" isBusy={isBusy} onAct={discard} onCancel={onClose} />
    </DialogFrame>
  );
};
