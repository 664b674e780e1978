import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { useEffect } from 'react';
import { FEED_FORMS } from '../shared/feed/feed-forms.ts';
import { type Away, createShelf } from './shelf.ts';

type Kind = Away['kind'];

const CALLS = { hide: unfollowJob, unfollow: unfollowRecruiter } as const;

const send = (userId: number, kind: Kind, id: number, undo: boolean) => {
  const [body, how] = [{ undo }, { page: window.location.search }];
  return kind === 'hide'
    ? callService(unfollowJob, { params: { userId, jobId: id }, body }, how)
    : callService(unfollowRecruiter, { params: { userId, recruiterId: id }, body }, how);
};

/** What a press of a button of the rows asks for; null for other forms. */
const askedBy = ({ target, submitter }: SubmitEvent) => {
  if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement))
    return null;
  const kind = (['hide', 'unfollow'] as const).find((each) => FEED_FORMS[each] === target.id);
  const row = submitter.closest('li');
  if (!kind || !row) return null;
  const title = row.querySelector('h3')?.textContent ?? '';
  const hiding = row.querySelector<HTMLButtonElement>(`button[form="${FEED_FORMS.hide}"]`);
  const who = submitter.textContent.replace(/^No more from /, '');
  return {
    kind,
    submitter,
    id: submitter.value,
    jobId: hiding?.value ?? '',
    text: kind === 'hide' ? `${title} is hidden.` : `Jobs from ${who} are hidden.`,
  };
};

/** Puts jobs away where their rows stand, and takes them back there. */
export const usePutAway = (userId: number, dispatch: (action: Action) => void): void => {
  useEffect(() => {
    const shelf = createShelf();
    const ask = async (kind: Kind, id: string, undo: boolean): Promise<boolean> => {
      const result = await send(userId, kind, Number(id), undo);
      if (result.ok) return true;
      const { status, message } = result.error;
      const ended = sessionEndOf(bffPathOf(CALLS[kind]), status);
      if (ended) dispatch({ action: 'leave-session', status: ended });
      else dispatch({ action: 'toast', tone: 'error', message });
      return false;
    };
    const putAway = async (asked: NonNullable<ReturnType<typeof askedBy>>): Promise<void> => {
      const { submitter, kind, id, jobId, text } = asked;
      submitter.disabled = true;
      const isDone = await ask(kind, id, false);
      submitter.disabled = false;
      if (!isDone) return;
      const onUndo = async (): Promise<void> => {
        if (await ask(kind, id, true)) shelf.takeBack(away);
      };
      const away: Away = { kind, id, jobId, text, onUndo: () => void onUndo() };
      shelf.put(away);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const asked = askedBy(event);
      if (!asked) return;
      event.preventDefault();
      void putAway(asked);
    };
    const redrawn = new MutationObserver(shelf.hideAgain);
    redrawn.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('submit', onSubmit);
    return () => {
      redrawn.disconnect();
      document.removeEventListener('submit', onSubmit);
    };
  }, [userId, dispatch]);
};
