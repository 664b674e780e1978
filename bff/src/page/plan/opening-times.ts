import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import { expiryInstant, fromInstant } from '@broadsheet/layout-engine/when-matches';

/** Whether a page may be shown at a time, and when that next changes; all but landing pages always may. */
export interface Opening {
  readonly isOpen: boolean;
  /** Epoch ms; null is never. */
  readonly changesAt: number | null;
}

const ALWAYS: Opening = { isOpen: true, changesAt: null };

/** By `from` and `until` of the layout. @param now epoch ms */
export const openingAt = (page: Pick<PageSnapshot, 'layout'> | undefined, now: number): Opening => {
  if (!page) return ALWAYS;
  const [from, until] = [fromInstant(page.layout), expiryInstant(page.layout)];
  const next = [from, until].find((instant) => Number.isFinite(instant) && instant > now);
  return { isOpen: now >= from && now < until, changesAt: next ?? null };
};
