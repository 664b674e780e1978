import type { ExperimentDeps } from '../../experiments/assign-arms.ts';
import { resolvePageCached } from '../request/page-match-cache.ts';
import { ignoreNewVisitors, type PageRequest } from '../request/page-request.ts';
import { isForSeekers } from '../request/with-reader.ts';
import { withRollout } from '../request/with-rollout.ts';
import { type SelectedPlan, selectPagePlan } from './select-page-plan.ts';

/**
 * What a browser that reports a page has been shown, decided anew from the request alone: nothing in a report can
 * say who somebody is or which arm they met. Null for an address that shows no page of its own.
 */
export const selectReported = (deps: ExperimentDeps, ask: PageRequest): SelectedPlan | null => {
  const match = resolvePageCached(ask.site.brand, ask.path);
  if ('redirect' in match || match.kind === 'notfound') return null;
  if (isForSeekers(match) && ask.reader.state !== 'seeker') return null;
  const known = withRollout(deps, ignoreNewVisitors(ask));
  const page = known.site.snapshot.pages.get(match.kind);
  return page ? selectPagePlan(deps, known, match, page) : null;
};
