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
    name: 'Undo this …',
    title: 'Undo this revision?',
    text: 'A change begins that gives its files the texts that they had before it. What was done to other files since stays.',
  },
  'back-to': {
    name: 'Back to this …',
    title: 'Back to this revision?',
    text: 'A change begins that makes everything as it was right after this revision. All that was published later is taken back.',
  },
} as const;
type Way = keyof typeof WAYS;

/** Opens a change that takes something back; it is checked, approved and published as any other. */
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
              Begin the change
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
