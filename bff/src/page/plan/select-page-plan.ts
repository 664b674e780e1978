import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import type { Audience } from '@broadsheet/contract/audience';
import { type Arms, NO_ARMS } from '@broadsheet/contract/experiments';
import type { PageMatch } from '@broadsheet/contract/match-page';
import type { Plan } from '@broadsheet/layout-engine/plan';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import {
  type AssignedArms,
  assignArms,
  type ExperimentDeps,
} from '../../experiments/assign-arms.ts';
import {
  type CountedAssignments,
  countedAssignments,
} from '../../experiments/counted-assignments.ts';
import type { PageRequest } from '../request/page-request.ts';
import { resolveAudience } from '../request/resolve-audience.ts';

/** One page for one asker: who it is, the arms served and the plan that follows from both. */
export interface SelectedPlan {
  readonly page: PageSnapshot;
  readonly audience: Audience;
  /** Null where everybody is served control. */
  readonly dealt: AssignedArms | null;
  readonly arms: Arms;
  readonly counted: CountedAssignments;
  readonly plan: Plan;
}

/** Arms are dealt only where the layout asks for one: all other pages are the same for everybody. */
export const selectPagePlan = (
  deps: ExperimentDeps,
  ask: PageRequest,
  match: PageMatch,
  page: PageSnapshot,
): SelectedPlan => {
  const { site, reader, now, catalog, rolledOut } = ask;
  const { experiments } = site.snapshot;
  const audience = resolveAudience(site.brand, match, ask.visitor);
  const seekerId = reader.state === 'seeker' ? String(reader.session.userId) : null;
  const participation = () => ask.participation(seekerId);
  const isAsked = page.compiled.experiments.length > 0;
  const dealt = isAsked
    ? assignArms(deps, { experiments, page: page.kind, audience, participation, now })
    : null;
  const arms = ask.preview?.preview.arms ?? dealt?.arms ?? NO_ARMS;
  const met = countedAssignments({ experiments, page, audience, dealt, now, catalog });
  const counted = rolledOut ? { ...met, served: [...met.served, rolledOut.assignment] } : met;
  const plan = selectPlan(page.compiled, audience, arms, now, catalog);
  return { page, audience, dealt, arms, counted, plan };
};
