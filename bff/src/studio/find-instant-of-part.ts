import { MINUTE_MS } from '@broadsheet/contract/durations';
import type { AudiencePart, Stretch } from '@broadsheet/layout-engine/diff/audience-part';

export interface PartInstant {
  /** Epoch ms; null is now. */
  readonly at: number | null;
  /** Its distance from now: 0 when it is current; a future instant ranks before a past one. */
  readonly distance: number;
}

const NOW: PartInstant = { at: null, distance: 0 };

const instantOf = ({ from, until }: Stretch, now: number): PartInstant => {
  const isBegun = from === null || from <= now;
  if (isBegun && (until === null || now < until)) return NOW;
  if (!isBegun) return { at: from, distance: from - now };
  const last = Math.max(from ?? 0, (until ?? now) - MINUTE_MS);
  return { at: last, distance: Number.MAX_SAFE_INTEGER };
};

/** The instant nearest to now at which somebody belongs to a part. Pure. @param now epoch ms */
export const findInstantOfPart = ({ times }: AudiencePart, now: number): PartInstant =>
  times
    .map((stretch) => instantOf(stretch, now))
    .reduce((best, each) => (each.distance < best.distance ? each : best), {
      ...NOW,
      distance: times.length === 0 ? 0 : Number.POSITIVE_INFINITY,
    });
