import type { RolloutBounds } from '@broadsheet/contract/studio/rollout';
import { formatPercent, percentOf } from '../experiments/format-numbers.ts';

interface WhoSeesItProps {
  readonly share: number;
  readonly bounds: RolloutBounds;
}

/** Explains what a share means, before the user confirms it. */
export const WhoSeesIt = ({ share, bounds }: WhoSeesItProps) => (
  <div className="rollout-meaning">
    <p>
      {formatPercent(share)} of visitors who accepted cookies see this draft. Everyone else sees the
      current site. The same people see it on every visit.
    </p>
    <p>
      We roll it back automatically if block errors rise by {percentOf(bounds.blockErrors)}{' '}
      percentage points, or if applications fall by {formatPercent(bounds.applyFall)}.
    </p>
    <p className="soft">
      People who did not accept cookies and search engines always see the current site. You cannot
      edit the draft during the rollout.
    </p>
  </div>
);
