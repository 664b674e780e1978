import type { PageSnapshot } from '@broadsheet/content-store/snapshot';
import type { Audience } from '@broadsheet/contract/audience';
import type { Experiments } from '@broadsheet/contract/experiments';
import type { Assignment } from '@broadsheet/experiments/assignment';
import { experimentsThatMatter } from '@broadsheet/layout-engine/experiments-that-matter';
import type { Catalog } from '@broadsheet/layout-engine/plan';
import type { AssignedArms } from './assign-arms.ts';

/** Assignments whose arm decides what was shown, grouped by what makes them count. */
export interface CountedAssignments {
  /** The page being served. */
  readonly served: readonly Assignment[];
  /** A block of it being seen: the id of the block, by the key of the experiment. */
  readonly activated: ReadonlyMap<
    string,
    { readonly block: string; readonly assignment: Assignment }
  >;
}

export interface CountedRequest {
  readonly experiments: Experiments;
  readonly page: PageSnapshot;
  readonly audience: Audience;
  readonly assigned: AssignedArms | null;
  /** Epoch ms. */
  readonly now: number;
  /** The block types that the client can render; absent: all. */
  readonly catalog?: Catalog;
}

const NONE: CountedAssignments = { served: [], activated: new Map() };

/** The assigned arms that decide what the viewer sees: an exposure to any other arm carries no information. */
export const countedAssignments = (counted: CountedRequest): CountedAssignments => {
  const { experiments, page, audience, assigned, now, catalog } = counted;
  if (!assigned || assigned.assignments.length === 0) return NONE;
  const { arms } = assigned;
  const matter = new Set(experimentsThatMatter(page.compiled, audience, arms, now, catalog));
  const served: Assignment[] = [];
  const activated = new Map<string, { block: string; assignment: Assignment }>();
  for (const assignment of assigned.assignments) {
    if (!matter.has(assignment.key)) continue;
    const block = experiments.byKey.get(assignment.key)?.activation?.block;
    if (block === undefined) served.push(assignment);
    else activated.set(assignment.key, { block, assignment });
  }
  return { served, activated };
};
