import type { Change } from '@broadsheet/contract/studio/change';
import { useNavigate } from 'react-router-dom';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { ChangeImpact } from '../impact/change-impact.tsx';
import { ChangeFindings } from './change-findings.tsx';
import { ChangeSteps } from './change-steps.tsx';
import { useRefreshLive } from './use-refresh-live.ts';

interface ReviewDialogProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
  readonly onClose: () => void;
}

/** What a draft changes and for whom, with its next steps: an editor's way to publish without leaving the page. */
export const ReviewDialog = ({ change, onChange, onClose }: ReviewDialogProps) => {
  const navigate = useNavigate();
  const refreshLive = useRefreshLive();
  const move = (next: Change) => {
    onChange(next);
    void refreshLive();
    if (next.state === change.state) return;
    onClose();
    void navigate(`/changes/${next.id}`);
  };
  return (
    <DialogFrame title={`Review “${change.title}”`} onClose={onClose} isWide>
      <ChangeFindings change={change} />
      <ChangeImpact change={change} />
      <ChangeSteps change={change} onChange={move} />
    </DialogFrame>
  );
};
