import { tokenKeysOf } from '@broadsheet/session-token/token-keys';
import { callsDeadlineOf } from '../page/load/page-callers.ts';
import { createSessions } from '../session/sessions.ts';
import { createTracker } from '../tracking/tracker.ts';
import type { AppDeps } from './app-deps.ts';

/** Dependencies that several plugins share. */
export interface SiteParts {
  readonly deps: AppDeps;
  readonly keys: ReturnType<typeof tokenKeysOf>;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly tracker: ReturnType<typeof createTracker>;
}

export const createSiteParts = (deps: AppDeps): SiteParts => {
  const { config, upstream, now } = deps;
  const keys = tokenKeysOf(deps.siteSecret);
  const deadlineMs = callsDeadlineOf(config.blockDeadlineMs);
  const sessions = createSessions({ upstream, keys, deadlineMs, now });
  const tracker = createTracker(deps.events, deps.recorder, now);
  return { deps, keys, sessions, tracker };
};
