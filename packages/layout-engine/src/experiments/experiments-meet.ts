import type { Experiment } from '@broadsheet/contract/experiments';
import { expiryInstant, fromInstant } from '../when-matches.ts';

/** Whether all of them overlap at some instant; one without `from` and `until` always runs. */
export const lastTogether = (all: readonly { readonly from?: string; readonly until?: string }[]) =>
  Math.max(...all.map(fromInstant)) < Math.min(...all.map(expiryInstant));

/** Whether nobody can take part in both: they own disjoint ranges of one layer. */
export const excludeEachOther = (left: Experiment, right: Experiment): boolean => {
  if (!left.layer || left.layer.name !== right.layer?.name) return false;
  const [from, until] = left.layer.range;
  const [otherFrom, otherUntil] = right.layer.range;
  return Math.max(from, otherFrom) >= Math.min(until, otherUntil);
};
