import { DAY_MS } from '@broadsheet/contract/durations';
import type { Recommendation } from '@broadsheet/contract/entities/recommendation';
import { REMIND_AFTER_DAYS, REMINDERS_MAX } from '@broadsheet/contract/recommendation-limits';
import { useState } from 'react';

const REMIND_AFTER_MS = REMIND_AFTER_DAYS * DAY_MS;

const reminded = (item: Recommendation, now: number): Recommendation => ({
  ...item,
  mails: item.mails + 1,
  remindFrom: item.mails + 1 > REMINDERS_MAX ? null : new Date(now + REMIND_AFTER_MS).toISOString(),
});

/**
 * The list after the user's actions, with undo for the last decision.
 * @param now load time of the list in epoch milliseconds
 */
export const useRecommendations = (loaded: readonly Recommendation[], now: number) => {
  const [items, setItems] = useState(loaded);
  const [undoable, setUndoable] = useState<number | null>(null);
  return {
    items,
    undoable,
    requested: (item: Recommendation | null) => {
      if (item) setItems((before) => [item, ...before]);
    },
    decided: (id: number, item: Recommendation | null, canUndo: boolean) => {
      setUndoable(canUndo ? id : null);
      setItems((before) =>
        before.flatMap((each) => (each.recommendationId === id ? (item ?? []) : each)),
      );
    },
    reminded: (id: number) =>
      setItems((before) =>
        before.map((each) => (each.recommendationId === id ? reminded(each, now) : each)),
      ),
  };
};
