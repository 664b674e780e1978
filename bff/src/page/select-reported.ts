import { pageNameOf } from '@broadsheet/contract/page-name';
import { isForSeekers } from './plan/page-kind.ts';
import { selectContent } from './plan/select-content.ts';
import { type PlanDeps, type SelectedPlan, selectPagePlan } from './plan/select-page-plan.ts';
import type { Viewer } from './request/find-viewer.ts';
import { resolvePageCached } from './request/page-match-cache.ts';
import type { PageRequest } from './request/page-request.ts';
import { resolveViewer } from './serve-page.ts';

/** A page that a browser reports to have shown. */
export interface ReportedPage {
  readonly viewer: Viewer;
  readonly selected: SelectedPlan;
}

/**
 * The page that a browser reports, selected again from the request alone: a report cannot claim an identity or an arm.
 * Null for a preview, and for an address that shows no page of its own.
 */
export const selectReported = async (
  deps: PlanDeps,
  request: PageRequest,
): Promise<ReportedPage | null> => {
  const match = resolvePageCached(request.site, request.path);
  if ('redirect' in match) return null;
  const viewer = await resolveViewer(request, match);
  if (request.preview || match.kind === 'notfound') return null;
  if (isForSeekers(match) && viewer.reader.state !== 'seeker') return null;
  const content = selectContent(deps.experiments, request, viewer, pageNameOf(match));
  const page = content.site.snapshot.pages.get(pageNameOf(match));
  if (!page) return null;
  return { viewer, selected: selectPagePlan(deps, { request, viewer, content }, match, page) };
};
