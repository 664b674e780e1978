import type { RolloutContent } from '@broadsheet/content-store/rollout-content';
import type { PageLayoutName } from '@broadsheet/contract/page-kinds';
import { ROLLOUT_KEY, type RolloutArmName } from '@broadsheet/contract/studio/rollout';
import type { ExperimentDeps } from '../../experiments/assign-arms.ts';
import type { Participation } from '../../experiments/resolve-participant.ts';
import type { Site } from '../../site/site.ts';
import { resolvePageCached } from './page-match-cache.ts';
import type { PageRequest } from './page-request.ts';
import { rolloutArm } from './rollout-arm.ts';

/**
 * Whether a rollout decides what an address of this kind shows. What the page turns out to be once it is loaded does
 * not count: its arm is known before.
 */
export const isRolledOut = ({ next, snapshot }: Site, kind: PageLayoutName): boolean =>
  next !== null &&
  (next.pages.has(kind) || (!snapshot.pages.has(kind) && next.pages.has('notfound')));

/** The site that all are served elsewhere, with the content of one arm. */
export const siteInArm = (site: Site, next: RolloutContent, arm: RolloutArmName): Site => ({
  ...site,
  snapshot: arm === 'next' ? next.snapshot : site.snapshot,
  rollout: { number: next.step, arm },
});

/** A preview shows what is live, unless its link names the arm. */
const forcedArm = ({ preview }: PageRequest): RolloutArmName | null => {
  if (!preview) return null;
  return preview.preview.arms?.[ROLLOUT_KEY] === 'next' ? 'next' : 'live';
};

const participationIn = (deps: ExperimentDeps, ask: PageRequest): Participation | null => {
  if (ask.preview || !deps.recorder.isOpen()) return null;
  const { reader } = ask;
  return ask.participation(reader.state === 'seeker' ? String(reader.session.userId) : null);
};

/**
 * The same ask with the content that its asker is served of a page that a rollout touches: the next one within the
 * share of those who take part in experiments, to all others what is live. Call it once the reader is known.
 */
export const withRollout = (deps: ExperimentDeps, ask: PageRequest): PageRequest => {
  const { next } = ask.site;
  if (!next) return ask;
  const match = resolvePageCached(ask.site.brand, ask.path);
  if ('redirect' in match || !isRolledOut(ask.site, match.kind)) return ask;
  const participation = participationIn(deps, ask);
  const dealt = participation ? rolloutArm(next, participation.participant) : 'live';
  const arm = forcedArm(ask) ?? dealt;
  const site = siteInArm(ask.site, next, arm);
  if (!participation) return { ...ask, site };
  const unit = { kind: 'visitor', id: participation.participant.visitorId } as const;
  const assignment = { key: ROLLOUT_KEY, arm, bucketVersion: next.step, unit };
  return { ...ask, site, rolledOut: { participation, assignment } };
};
