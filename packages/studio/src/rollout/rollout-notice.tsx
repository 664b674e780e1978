import { Link } from 'react-router-dom';
import { formatPercent } from '../experiments/format-numbers.ts';
import { runningOf, useRollouts } from './use-rollouts.ts';

/** Shows on every page of Studio that some people get other content than the live content. */
export const RolloutNotice = () => {
  const running = runningOf(useRollouts().data);
  return (
    <div role="status">
      {running && (
        <p className="rollout-notice">
          Gradual rollout: {formatPercent(running.share)} of tracked visitors see{' '}
          <Link to={`/changes/${running.change.id}`}>{running.change.title}</Link>.
          {running.trouble && ' It is paused now, so no one sees it.'}
        </p>
      )}
    </div>
  );
};
