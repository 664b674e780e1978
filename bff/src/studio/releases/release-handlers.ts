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
import { scheduleRelease } from '@broadsheet/publishing/schedule-release';
import { clientSignal } from '../../http/client-signal.ts';
import { type ChangeDeps, futureTimeOf, staffNameOf } from '../change-handlers.ts';
import { refuseFaults, warningsOfChange } from '../check-change.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { type ReleasePublisher, refuseConflicts } from './release-publisher.ts';

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
  extends Pick<
    ChangeDeps,
    'runQuery' | 'publisher' | 'servePublished' | 'audit' | 'needsReview' | 'now'
  > {
  readonly releases: ReleasePublisher;
}

/** The calls of Studio about drafts that are published as one. */
export const createReleaseHandlers = (deps: ReleaseDeps): ReleaseHandlers => {
  const { runQuery, releases, publisher, servePublished, audit, needsReview, now } = deps;
  const read = (id: string): Promise<Release> =>
    runQuery((queries) => describeRelease(queries, id));
  const note = (staff: Staff, action: string, subject: string, details = {}): Promise<void> =>
    audit({ staff: staffNameOf(staff), action: `release.${action}`, subject, details });

  /** Takes a step, records it, and returns the release as it is then. */
  const step = async (
    { release, staff, action }: { release: string; staff: Staff; action: string },
    take: (queries: PublishingQueries, act: Act) => Promise<void>,
    details: object = {},
  ): Promise<Release> => {
    await runQuery((queries) => take(queries, { by: staffNameOf(staff), at: now() }));
    await note(staff, action, release, details);
    return read(release);
  };

  return {
    listReleases: async () => ({ items: await runQuery(listReleases) }),
    openRelease: async ({ body: { title }, staff }) => {
      const act = { by: staffNameOf(staff), at: now() };
      const id = await runQuery((queries) => openRelease(queries, title, act));
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
      const time = futureTimeOf(at, now());
      // It would not be published at its time: whoever schedules it learns so now.
      const { findings, conflicts } = await releases.check(release, signal);
      refuseConflicts(conflicts);
      refuseFaults(findings);
      const scheduled = await step(
        { release, staff, action: 'schedule' },
        (queries, act) => scheduleRelease(queries, { release, version }, time, needsReview, act),
        { at },
      );
      return { ...scheduled, serves: false };
    },
    unscheduleRelease: ({ params: { release }, body: { version }, staff }) =>
      step({ release, staff, action: 'unschedule' }, (queries, act) =>
        unscheduleRelease(queries, release, version, act),
      ),
    discardRelease: ({ params: { release }, body: { version }, staff }) =>
      step({ release, staff, action: 'discard' }, (queries, act) =>
        discardRelease(queries, release, version, act),
      ),
  };
};
