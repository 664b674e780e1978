import type { Change } from '@broadsheet/contract/studio/change';
import { publishChange, readChange } from '@broadsheet/contract/studio/change-calls';
import { startRollout } from '@broadsheet/contract/studio/rollout';
import { callStudio } from '../api/call-studio.ts';
import { offer, showToast } from '../controls/toasts.tsx';
import { formatPercent } from '../experiments/format-numbers.ts';
import { formatInstant } from '../format/format-instant.ts';
import type { RolloutChoice } from '../rollout/rollout-fields.tsx';

/** @param at of a schedule */
export const formatPublished = (at: string | undefined, serves: boolean): string => {
  if (at) return `Scheduled for ${formatInstant(at)} IST.`;
  return serves
    ? 'Published.'
    : 'Published, but not live yet. Check Health if it takes more than a minute.';
};

/**
 * Publishes to everybody, now or at an instant, and shows a toast.
 * @param onUndo is offered in the toast, with the number of the version
 */
export const publish = async (
  { id, version }: Change,
  {
    at,
    onUndo,
  }: { readonly at?: string | undefined; readonly onUndo?: (number: number) => void } = {},
): Promise<Change> => {
  const body = { version, ...(at ? { at } : {}) };
  const next = await callStudio(publishChange, { params: { change: id }, body });
  const text = formatPublished(at, next.serves);
  const { revision } = next;
  if (onUndo && revision !== null) offer(text, 'Undo…', () => onUndo(revision));
  else showToast(text);
  return next;
};

/** Rolls out to a share of people, and shows a toast. */
export const rollOut = async (
  { id, version }: Change,
  { share, bounds }: RolloutChoice,
): Promise<Change> => {
  const params = { change: id };
  await callStudio(startRollout, { params, body: { version, share, bounds } });
  showToast(`${formatPercent(share)} of visitors now see this draft.`);
  return callStudio(readChange, { params });
};
