import { restoreRevision } from '@broadsheet/contract/studio/content-calls';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { DialogButtons } from '../controls/dialog-buttons.tsx';
import { DialogFrame } from '../controls/dialog-frame.tsx';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { useRefresh } from '../data/use-call.ts';

/** Opens a draft that brings a version back; it is checked, approved and published like any other. */
export const RestoreButton = ({ number }: { readonly number: number }) => {
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy, fault } = useAct();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const restore = () =>
    act(async () => {
      const body = { to: 'back-to' } as const;
      const change = await callStudio(restoreRevision, { params: { number }, body });
      await refresh('/changes');
      await navigate(`/changes/${change.id}`);
    });
  return (
    <>
      <Button className="button-quiet" onPress={() => setOpen(true)}>
        Restore this version…
      </Button>
      {isOpen && (
        <DialogFrame title="Restore this version?" onClose={() => setOpen(false)}>
          <p>
            We will create a draft that brings everything back to this version. It reverses all
            later versions.
          </p>
          <FaultLine fault={fault} />
          <DialogButtons
            label="Create draft"
            isBusy={isBusy}
            onAct={() => void restore()}
            onCancel={() => setOpen(false)}
          />
        </DialogFrame>
      )}
    </>
  );
};
