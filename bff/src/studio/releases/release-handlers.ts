import type { Release } from '@broadsheet/contract/studio/release';
import type { Staff } from '@broadsheet/contract/studio/staff';
import type { Act } from '@broadsheet/publishing/act';
import {
  addToRelease,
  discardRelease,
  openRelease,
  removeFromRelease,
  renameRelease,
  unscheduleRelease,
} from '@broadsheet/publishing/edit-release';
import { describeRelease, listReleases } from '@broadsheet/publishing/find-release';
import type { PublishingQueries } from '@broadsheet/publishing/publishing-database';
import { clientSignal } from '../../http/client-signal.ts';
import { type ChangeDeps, futureTimeOf, staffNameOf } from '../change-deps.ts';
import { warningsOfChange } from '../check-change.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import type { ReleasePublisher } from './release-publisher.ts';

type ReleaseHandlers = Pick<
  StudioHandlers,
  | 'listReleases'
  | 'openRelease'
  | 'readRelease'
  | 'renameRelease'
  | 'addToRelease'
  | 'removeFromRelease'
  | 'checkRelease'
  | 'publishRelease'
  | 'unscheduleRelease'
  | 'discardRelease'
>;

interface ReleaseDeps
  extends Pick<ChangeDeps, 'runQuery' | 'publisher' | 'servePublished' | 'audit' | 'now'> {
  readonly releases: ReleasePublisher;
}

type TakeStep = (
  { release, staff, action }: { release: string; staff: Staff; action: string },
  take: (queries: PublishingQueries, act: Act) => Promise<void>,
  details?: object,
) => Promise<Release>;

/** What all handlers of releases do after a step: they record it, and return the release as it is then. */
const createSteps = ({ runQuery, audit, now }: Pick<ReleaseDeps, 'runQuery' | 'audit' | 'now'>) => {
  const read = (id: string): Promise<Release> =>
    runQuery((queries) => describeRelease(queries, id));
  const note = (staff: Staff, action: string, subject: string, details = {}): Promise<void> =>
    audit({ staff: staffNameOf(staff), action: `release.${action}`, subject, details });
  const actOf = (staff: Staff): Act => ({ by: staffNameOf(staff), at: now() });
  const step: TakeStep = async ({ release, staff, action }, take, details = {}) => {
    await runQuery((queries) => take(queries, actOf(staff)));
    await note(staff, action, release, details);
    return read(release);
  };
  return { read, note, actOf, step };
};

type Steps = ReturnType<typeof createSteps>;

const createEditHandlers = (
  { runQuery }: Pick<ReleaseDeps, 'runQuery'>,
  { read, note, actOf, step }: Steps,
): Omit<ReleaseHandlers, 'checkRelease' | 'publishRelease'> => ({
  listReleases: async () => ({ items: await runQuery(listReleases) }),
  openRelease: async ({ body: { title }, staff }) => {
    const id = await runQuery((queries) => openRelease(queries, title, actOf(staff)));
    await note(staff, 'open', id, { title });
    return read(id);
  },
  readRelease: ({ params }) => read(params.release),
  renameRelease: ({ params: { release }, body: { version, title }, staff }) =>
    step(
      { release, staff, action: 'rename' },
      (queries, act) => renameRelease(queries, release, version, title, act),
      { title },
    ),
  addToRelease: ({ params: { release, change }, staff }) =>
    step(
      { release, staff, action: 'add' },
      (queries, act) => addToRelease(queries, release, change, act),
      { change },
    ),
  removeFromRelease: ({ params: { release, change }, staff }) =>
    step(
      { release, staff, action: 'remove' },
      (queries, act) => removeFromRelease(queries, release, change, act),
      { change },
    ),
  unscheduleRelease: ({ params: { release }, body: { version }, staff }) =>
    step({ release, staff, action: 'unschedule' }, (queries, act) =>
      unscheduleRelease(queries, release, version, act),
    ),
  discardRelease: ({ params: { release }, body: { version }, staff }) =>
    step({ release, staff, action: 'discard' }, (queries, act) =>
      discardRelease(queries, release, version, act),
    ),
});

const createPublishHandlers = (
  { releases, publisher, servePublished, now }: ReleaseDeps,
  { read, note, actOf }: Steps,
): Pick<ReleaseHandlers, 'checkRelease' | 'publishRelease'> => ({
  checkRelease: async ({ params, reply }) => {
    const checked = await releases.check(params.release, clientSignal(reply));
    const { version, findings, known, conflicts, documents } = checked;
    return {
      version,
      findings: [...findings],
      known: [...known],
      warnings: [...warningsOfChange(checked, now())],
      conflicts: [...conflicts],
      moved: documents
        .filter(({ file, base }) => base !== publisher.liveDigest(file))
        .map(({ file, draft }) => ({ file, draft })),
    };
  },
  publishRelease: async ({ params: { release }, body: { version, at }, staff, reply }) => {
    const signal = clientSignal(reply);
    if (at === undefined) {
      const revision = await releases.publish(release, version, staffNameOf(staff), signal);
      const serves = await servePublished();
      await note(staff, 'publish', release, { revision });
      return { ...(await read(release)), serves };
    }
    await releases.schedule(release, version, futureTimeOf(at, now()), actOf(staff), signal);
    await note(staff, 'schedule', release, { at });
    return { ...(await read(release)), serves: false };
  },
});

/** The calls of Studio about drafts that are published as one. */
export const createReleaseHandlers = (deps: ReleaseDeps): ReleaseHandlers => {
  const steps = createSteps(deps);
  return { ...createEditHandlers(deps, steps), ...createPublishHandlers(deps, steps) };
};
