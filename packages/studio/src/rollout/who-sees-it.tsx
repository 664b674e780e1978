import type { RolloutBounds } from '@broadsheet/contract/studio/rollout';
import { formatPercent, percentOf } from '../experiments/format-numbers.ts';

interface WhoSeesItProps {
  readonly share: number;
  readonly bounds: RolloutBounds;
}

/** What a share means, before one says yes to it. */
export const WhoSeesIt = ({ share, bounds }: WhoSeesItProps) => (
  <div className="rollout-meaning">
    <p>
      Of those who agreed to be counted, {formatPercent(share)} see it; all others see the site as
      it is. It is always the same people.
    </p>
    <p>
      It is taken back by itself when a block fails more often than today by{' '}
      {percentOf(bounds.blockErrors)} points in 100, or when {formatPercent(bounds.applyFall)} fewer
      people apply.
    </p>
    <p className="soft">
      Not counted, and so never among them: people who have not agreed to the random number in their
      browser, and search engines. While it runs, the change cannot be edited.
    </p>
  </div>
);
