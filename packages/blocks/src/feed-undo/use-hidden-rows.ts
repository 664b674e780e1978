import { callService } from '@broadsheet/browser-calls/call-service';
import { sessionEndOf } from '@broadsheet/browser-calls/session-end';
import type { Action } from '@broadsheet/contract/actions';
import { bffPathOf } from '@broadsheet/contract/call';
import { unfollowJob, unfollowRecruiter } from '@broadsheet/contract/calls/feed';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { useEffect } from 'react';
import { FEED_FORMS } from '../shared/feed/feed-forms.ts';
import { createRowHider, type HiddenItem } from './row-hider.ts';

type HideKind = HiddenItem['kind'];

const CALLS = { hide: unfollowJob, unfollow: unfollowRecruiter } as const;

const send = (userId: number, kind: HideKind, id: number, undo: boolean) => {
  const [body, how] = [{ undo }, { page: window.location.search }];
  return kind === 'hide'
    ? callService(unfollowJob, { params: { userId, jobId: id }, body }, how)
    : callService(unfollowRecruiter, { params: { userId, recruiterId: id }, body }, how);
};

/** Reads the hide request from a submit event; null for other forms. */
const readHideRequest = ({ target, submitter }: SubmitEvent, messages: Messages['rows']) => {
  if (!(target instanceof HTMLFormElement) || !(submitter instanceof HTMLButtonElement))
    return null;
  const kind = (['hide', 'unfollow'] as const).find((each) => FEED_FORMS[each] === target.id);
  const row = submitter.closest('li');
  if (!kind || !row) return null;
  const title = row.querySelector('h3')?.textContent ?? '';
  const hiding = row.querySelector<HTMLButtonElement>(`button[form="${FEED_FORMS.hide}"]`);
  const { recruiter = '' } = submitter.dataset;
  return {
    kind,
    submitter,
    id: submitter.value,
    jobId: hiding?.value ?? '',
    text:
      kind === 'hide'
        ? formatMessage(messages.jobHidden, { job: title })
        : formatMessage(messages.recruiterHidden, { recruiter }),
  };
};

/** Hides jobs in place and restores them. */
export const useHiddenRows = (
  userId: number,
  messages: Messages['rows'],
  dispatch: (action: Action) => void,
): void => {
  useEffect(() => {
    const rowHider = createRowHider(messages);
    const sendRequest = async (kind: HideKind, id: string, undo: boolean): Promise<boolean> => {
      const result = await send(userId, kind, Number(id), undo);
      if (result.ok) return true;
      const { status, message } = result.error;
      const ended = sessionEndOf(bffPathOf(CALLS[kind]), status);
      if (ended) dispatch({ action: 'leave-session', status: ended });
      else dispatch({ action: 'toast', tone: 'error', message });
      return false;
    };
    const hideRows = async (
      request: NonNullable<ReturnType<typeof readHideRequest>>,
    ): Promise<void> => {
      const { submitter, kind, id, jobId, text } = request;
      submitter.disabled = true;
      const isDone = await sendRequest(kind, id, false);
      submitter.disabled = false;
      if (!isDone) return;
      const onUndo = async (): Promise<void> => {
        if (await sendRequest(kind, id, true)) rowHider.restore(item);
      };
      const item: HiddenItem = { kind, id, jobId, text, onUndo: () => void onUndo() };
      rowHider.put(item);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const request = readHideRequest(event, messages);
      if (!request) return;
      event.preventDefault();
      void hideRows(request);
    };
    const observer = new MutationObserver(rowHider.hideAgain);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('submit', onSubmit);
    return () => {
      observer.disconnect();
      document.removeEventListener('submit', onSubmit);
    };
  }, [userId, messages, dispatch]);
};
