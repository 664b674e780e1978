import { ROLLOUT_BOUNDS, type Rollout } from '@broadsheet/contract/studio/rollout';
import { asha, changeOf } from '../changes/change.fixture.ts';

const { id, title } = changeOf();

/** A rollout at 5 %, with overrides. */
export const rolloutOf = (given: Partial<Rollout> = {}): Rollout => ({
  number: 3,
  change: { id, title },
  share: 0.05,
  bounds: ROLLOUT_BOUNDS,
  state: 'running',
  by: { id: asha.id, name: asha.name },
  startedAt: '2026-11-20T09:00:00Z',
  sharedAt: '2026-11-20T09:00:00Z',
  endedAt: null,
  reason: null,
  trouble: null,
  pages: ['home'],
  measure: {
    people: [
      { arm: 'live', units: 4_000, applied: 400 },
      { arm: 'next', units: 210, applied: 14 },
    ],
    applyFall: { value: 0.333, isSure: true },
    blocks: [
      {
        brand: 'tech',
        page: 'home',
        block: 'quote',
        type: 'quote',
        live: { loads: 4_000, failures: 4 },
        next: { loads: 210, failures: 21 },
      },
    ],
  },
  ...given,
});
