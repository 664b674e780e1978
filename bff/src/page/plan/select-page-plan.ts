import type { PageSnapshot, Snapshot } from '@broadsheet/content-store/snapshot';
import type { Audience } from '@broadsheet/contract/audience';
import type { BlockDefinitions, ConsultedContent } from '@broadsheet/contract/block-definition';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { type Arms, NO_ARMS } from '@broadsheet/contract/experiments';
import type { PageMatch } from '@broadsheet/contract/match-page';
import { type PageTopic, topicOfPage } from '@broadsheet/contract/resolve-page';
import type { Plan } from '@broadsheet/layout-engine/plan';
import { type PlanFields, planFields } from '@broadsheet/layout-engine/plan-fields';
import { selectPlan } from '@broadsheet/layout-engine/select-plan';
import { findRunning } from '@broadsheet/layout-engine/sharing-level';
import {
  type AssignedArms,
  assignArms,
  type ExperimentDeps,
} from '../../experiments/assign-arms.ts';
import {
  type CountedAssignments,
  countedAssignments,
} from '../../experiments/counted-assignments.ts';
import type { Site } from '../../site/site.ts';
import type { Viewer } from '../request/find-viewer.ts';
import type { PageRequest } from '../request/page-request.ts';
import { type ServedContent, seekerIdOf } from './select-content.ts';
import { SHARED_FOR_MS } from './sharing.ts';

export interface PlanDeps {
  readonly definitions: BlockDefinitions;
  readonly experiments: ExperimentDeps;
}

/** The reader and the content of a page. */
export interface PageSubject {
  readonly request: PageRequest;
  readonly viewer: Viewer;
  readonly content: ServedContent;
}

/** The audience of one page, the arms assigned to it and the plan that follows from both. */
export interface SelectedPlan {
  readonly page: PageSnapshot;
  readonly audience: Audience;
  /** The experiments of the page that run, or are about to. */
  readonly running: readonly string[];
  /** Null where everybody is served control. */
  readonly assigned: AssignedArms | null;
  readonly arms: Arms;
  readonly counted: CountedAssignments;
  readonly plan: Plan;
  /** What its blocks read of the audience. */
  readonly fields: PlanFields;
  readonly topic: PageTopic;
}

/** The page's city and category take precedence over the visitor's. */
const audienceOf = (
  brand: BrandConfig,
  { city, category }: PageTopic,
  { visitor }: Viewer,
): Audience =>
  Object.freeze({
    ...visitor,
    brand: brand.brand,
    city: city ?? visitor.city,
    category: category ?? visitor.category,
  });

const contents = new WeakMap<Snapshot['banners'], Map<BrandConfig, ConsultedContent>>();

/** What blocks of a site may read to say what they depend on; the same object as long as banners and brand are. */
export const consultedContentOf = ({ brand, snapshot: { banners } }: Site): ConsultedContent => {
  const ofBanners = contents.get(banners) ?? new Map<BrandConfig, ConsultedContent>();
  contents.set(banners, ofBanners);
  const known = ofBanners.get(brand);
  if (known) return known;
  const content = { brand, banners: (source: string) => banners.get(source) ?? [] };
  ofBanners.set(brand, content);
  return content;
};

/** Selects the plan of a page. Arms are assigned only where an experiment of it runs: all other pages read no cookie of it. */
export const selectPagePlan = (
  { definitions, experiments: deps }: PlanDeps,
  { request, viewer, content }: PageSubject,
  match: PageMatch,
  page: PageSnapshot,
): SelectedPlan => {
  const { now, preview } = request;
  const catalog = request.catalog.renderable;
  const { site, rolledOut } = content;
  const { experiments } = site.snapshot;
  const topic = topicOfPage(site.brand, match);
  const audience = audienceOf(site.brand, topic, viewer);
  const participation = () => request.findParticipation(seekerIdOf(request, viewer));
  // Shared caches may still have the page when an experiment of it starts.
  const running = findRunning(page.compiled, experiments, now, now + SHARED_FOR_MS);
  const assigned =
    running.length > 0
      ? assignArms(deps, { experiments, page: page.name, audience, participation, now })
      : null;
  const arms = preview?.preview.arms ?? assigned?.arms ?? NO_ARMS;
  const own = countedAssignments({ experiments, page, audience, assigned, now, catalog });
  const counted = rolledOut ? { ...own, served: [...own.served, rolledOut.assignment] } : own;
  const plan = selectPlan(page.compiled, audience, arms, now, catalog);
  const fields = planFields(definitions, consultedContentOf(site), plan);
  return { page, audience, running, assigned, arms, counted, plan, fields, topic };
};
