import { createHash } from 'node:crypto';
import type { RolloutContent } from '@broadsheet/content-store/rollout-content';
import type { PageName } from '@broadsheet/contract/page-name';
import { ROLLOUT_KEY, type RolloutArmName } from '@broadsheet/contract/studio/rollout';
import type { Assignment, Participant } from '@broadsheet/experiments/assignment';
import type { ExperimentDeps } from '../../experiments/assign-arms.ts';
import type { Participation } from '../../experiments/resolve-participant.ts';
import type { Site } from '../../site/site.ts';
import type { Viewer } from '../request/find-viewer.ts';
import type { PageRequest } from '../request/page-request.ts';

/** A participant who is counted in a rollout. */
interface RolledOut {
  readonly participation: Participation;
  readonly assignment: Assignment;
}

/** The content that a page is made of. */
export interface ServedContent {
  /** In the arm of a rollout where one touches the page. */
  readonly site: Site;
  /** Null on pages outside the rollout, and for people who take no part. */
  readonly rolledOut: RolledOut | null;
}

const BUCKET_BYTES = 6;

/**
 * The position of a browser in a rollout, from 0 to below 1: the same at every request and on every replica, another in
 * each rollout, and independent of the buckets of experiments.
 */
const bucketOf = (number: number, visitorId: string): number => {
  const hash = createHash('sha256').update(`rollout ${number} ${visitorId}`).digest();
  return hash.readUIntBE(0, BUCKET_BYTES) / 256 ** BUCKET_BYTES;
};

/** A larger share adds people and removes nobody. */
const assignRolloutArm = (
  { number, share }: { readonly number: number; readonly share: number },
  { visitorId }: Pick<Participant, 'visitorId'>,
): RolloutArmName => (bucketOf(number, visitorId) < share ? 'next' : 'live');

/**
 * Whether a rollout decides the content of this page. A page that loading finds missing does not count: its arm is
 * already assigned by then.
 */
export const isRolledOut = ({ next, snapshot }: Site, name: PageName): boolean =>
  next !== null &&
  (next.pages.has(name) || (!snapshot.pages.has(name) && next.pages.has('notfound')));

/** The site with the content of one arm. */
export const siteInArm = (site: Site, next: RolloutContent, arm: RolloutArmName): Site => ({
  ...site,
  snapshot: arm === 'next' ? next.snapshot : site.snapshot,
  rollout: { number: next.step, arm },
});

/** A preview shows the live content, unless its link names an arm. */
const forcedArm = ({ preview }: PageRequest): RolloutArmName | null => {
  if (!preview) return null;
  return preview.preview.arms?.[ROLLOUT_KEY] === 'next' ? 'next' : 'live';
};

/** The id of the signed-in seeker for experiments. Pages without a session lookup take it from the token. */
export const seekerIdOf = ({ claimedSeekerId }: PageRequest, { reader }: Viewer): string | null => {
  if (reader.state === 'visitor') return claimedSeekerId();
  return reader.state === 'seeker' ? String(reader.session.userId) : null;
};

/**
 * Selects the content of a page. Where a rollout covers it, its share of the participants gets the next content; all
 * others get the live one.
 */
export const selectContent = (
  { recorder }: Pick<ExperimentDeps, 'recorder'>,
  request: PageRequest,
  viewer: Viewer,
  name: PageName,
): ServedContent => {
  const { site, preview } = request;
  const { next } = site;
  if (!next || !isRolledOut(site, name)) return { site, rolledOut: null };
  const isCounted = !preview && recorder.isOpen();
  const participation = isCounted ? request.findParticipation(seekerIdOf(request, viewer)) : null;
  const assigned = participation ? assignRolloutArm(next, participation.participant) : 'live';
  const arm = forcedArm(request) ?? assigned;
  const served = siteInArm(site, next, arm);
  if (!participation) return { site: served, rolledOut: null };
  const unit = { kind: 'visitor', id: participation.participant.visitorId } as const;
  const assignment = { key: ROLLOUT_KEY, arm, bucketVersion: next.step, unit };
  return { site: served, rolledOut: { participation, assignment } };
};
