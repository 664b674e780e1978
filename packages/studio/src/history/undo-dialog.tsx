import type { Change } from '@broadsheet/contract/studio/change';
import { Button } from 'react-aria-components';
import { Link, useNavigate } from 'react-router-dom';
import { documentFacts } from '../app/document-facts.ts';
import { ChangeFindings } from '../changes/change-findings.tsx';
import { publish } from '../changes/make-public.ts';
import { Refusal } from '../changes/refusal.tsx';
import { stepsOf } from '../changes/steps.ts';
import { useRefreshLive } from '../changes/use-refresh-live.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { useAct } from '../data/use-act.ts';
import { ChangeImpact } from '../impact/change-impact.tsx';
import { useSession } from '../session/session.tsx';
import { discardDraft } from './discard-draft.ts';

interface UndoDialogProps {
  /** The draft that undoes a publication. It is discarded if it is not published. */
  readonly draft: Change;
  readonly number: number;
  readonly onClose: () => void;
}

/** Shows what an undo changes, before and after, and publishes it. */
export const UndoDialog = ({ draft, number, onClose }: UndoDialogProps) => {
  const { staff } = useSession();
  const navigate = useNavigate();
  const refreshLive = useRefreshLive();
  const { act, isBusy, fault } = useAct();
  const steps = stepsOf(draft, staff, documentFacts().needsReview);
  const whyNot = steps.find(({ name }) => name === 'publish')?.whyNot ?? null;
  const show = () => navigate(`/changes/${draft.id}`);
  const undo = () =>
    act(async () => {
      await publish(draft);
      await refreshLive();
      onClose();
      await show();
    });
  const cancel = () => {
    onClose();
    void discardDraft(draft).then(refreshLive);
  };
  return (
    <DialogFrame title={`Undo version ${number}?`} onClose={cancel} isWide>
      <p>Visitors will see what was live before it. Later changes to other content stay.</p>
      <ChangeFindings change={draft} />
      <ChangeImpact change={draft} />
      <Refusal fault={fault} change={draft} onShow={() => void show()} />
      {whyNot !== null && (
        <p className="soft">
          {whyNot} <Link to={`/changes/${draft.id}`}>Open the draft</Link> to request approval.
        </p>
      )}
      <div className="buttons">
        <Button
          className="button"
          isDisabled={whyNot !== null}
          data-busy={isBusy || undefined}
          onPress={() => void undo()}
        >
          Undo now
        </Button>
        <Button className="button-quiet" onPress={cancel}>
          Cancel
        </Button>
      </div>
    </DialogFrame>
  );
};
