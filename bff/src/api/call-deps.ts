import type { Recorder } from '@broadsheet/experiments/recording/recorder';
import type { Upstream } from '@broadsheet/upstream/create-upstream';
import type { Metrics } from '../metrics/metrics.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Tracker } from '../tracking/tracker.ts';

/** What answers calls of the API. */
export interface CallDeps {
  readonly upstream: Pick<Upstream, 'caller' | 'sendFile' | 'openFile' | 'openStream'>;
  readonly sessions: Sessions;
  /** The deadline of a call, including refresh and replay. */
  readonly callDeadlineMs: number;
  readonly recorder: Pick<Recorder, 'converted' | 'measured' | 'forget'>;
  readonly tracker: Tracker;
  readonly metrics: Pick<Metrics, 'streams'>;
  readonly now: () => number;
}
