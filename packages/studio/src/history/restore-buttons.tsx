import { restoreRevision } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';

const WAYS = {
  undo: {
    name: 'Undo this version…',
    title: 'Undo this version?',
    text: 'We will create a draft that reverses only what this version changed. Later changes to other content stay.',
  },
  'back-to': {
    name: 'Restore this version…',
    title: 'Restore this version?',
    text: 'We will create a draft that brings everything back to this version. It reverses all later versions.',
  },
} as const;
type Way = keyof typeof WAYS;

/** Opens a change that reverts something; it is checked, approved and published like any other. */
export const RestoreButtons = ({ number }: { readonly number: number }) => {
  const [confirming, setConfirming] = useState<Way | null>(null);
  const { act, isBusy, fault } = useAct();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const restore = (to: Way) =>
    act(async () => {
      const change = await callStudio(restoreRevision, { params: { number }, body: { to } });
      await refresh('/changes');
      await navigate(`/changes/${change.id}`);
    });
  return (
    <div className="buttons">
      {(['undo', 'back-to'] as const).map((way) => (
        <Button key={way} className="button-quiet" onPress={() => setConfirming(way)}>
          {WAYS[way].name}
        </Button>
      ))}
      {confirming && (
        <DialogFrame title={WAYS[confirming].title} onClose={() => setConfirming(null)}>
          <p>{WAYS[confirming].text}</p>
          <FaultLine fault={fault} />
          <div className="buttons">
            <Button
              className="button"
              data-busy={isBusy || undefined}
              onPress={() => void restore(confirming)}
            >
              Create draft
            </Button>
            <Button className="button-quiet" onPress={() => setConfirming(null)}>
              Cancel
            </Button>
          </div>
        </DialogFrame>
      )}
    </div>
  );
};
