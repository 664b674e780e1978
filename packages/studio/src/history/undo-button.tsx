import type { Change } from '@broadsheet/contract/studio/change';
import { restoreRevision } from '@broadsheet/contract/studio/content-calls';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation, useNavigate } from 'react-router-dom';
import { callStudio } from '../api/call-studio.ts';
import { FaultLine } from '../controls/fault-line.tsx';
import { useAct } from '../data/use-act.ts';
import { discardDraft } from './discard-draft.ts';
import { UndoDialog } from './undo-dialog.tsx';

/** The state of a navigation that opens the dialog of a version by itself. */
export const UNDO_STATE = { undo: true } as const;

/** Begins the undo of a publication: a draft, and a dialog that shows it. */
export const UndoButton = ({ number }: { readonly number: number }) => {
  const [draft, setDraft] = useState<Change | null>(null);
  const { act, isBusy, fault } = useAct();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isShown = useRef(true);
  const isRequested = state !== null && typeof state === 'object' && 'undo' in state;
  const begin = useCallback(
    () =>
      act(async () => {
        const body = { to: 'undo' } as const;
        const begun = await callStudio(restoreRevision, { params: { number }, body });
        if (isShown.current) setDraft(begun);
        else await discardDraft(begun);
      }),
    [act, number],
  );
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (!isRequested) return;
    // A reload is no further request.
    void navigate('.', { replace: true, state: null });
    void begin();
  }, [isRequested, navigate, begin]);
  return (
    <>
      <Button className="button-quiet" data-busy={isBusy || undefined} onPress={() => void begin()}>
        Undo version {number}…
      </Button>
      <FaultLine fault={fault} />
      {draft && <UndoDialog draft={draft} number={number} onClose={() => setDraft(null)} />}
    </>
  );
};
