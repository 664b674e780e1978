import type { ContentStore } from '@broadsheet/content-store/content-store';
import { touchedContent } from '@broadsheet/content-store/touched-content';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { AppError } from '@broadsheet/contract/errors';
import type { Rollout } from '@broadsheet/contract/studio/rollout';
import type { Staff } from '@broadsheet/contract/studio/staff';
import {
  findRollout,
  type ListedRollout,
  listRollouts,
} from '@broadsheet/publishing/list-rollouts';
import { finishRollout, shareRollout, stopRollout } from '@broadsheet/publishing/roll-out';
import { startRollout } from '@broadsheet/publishing/start-rollout';
import { clientSignal } from '../http/client-signal.ts';
import { type ChangeDeps, readChange, staffNameOf } from './change-deps.ts';
import type { CheckedChange } from './check-change.ts';
import type { StudioHandlers } from './studio-handler.ts';
import type { StudioRecords } from './studio-records.ts';

type RolloutHandlers = Pick<
  StudioHandlers,
  'listRollouts' | 'startRollout' | 'shareRollout' | 'finishRollout' | 'stopRollout'
>;

export interface RolloutDeps
  extends Pick<
    ChangeDeps,
    'runQuery' | 'publisher' | 'audit' | 'needsReview' | 'now' | 'servePublished'
  > {
  readonly content: Pick<ContentStore, 'rolloutFault'>;
  readonly definitions: BlockDefinitions;
  readonly records: Pick<StudioRecords, 'loadRolloutMeasure'>;
}

const refuseUnseen = (pages: readonly string[]): void => {
  if (pages.length > 0) return;
  const message = 'No page uses the content of this draft. Publish it for everyone instead.';
  throw new AppError('VALIDATION', { details: [{ path: 'documents', message }] });
};

const describeRollout = (row: ListedRollout): Omit<Rollout, 'trouble' | 'pages' | 'measure'> => ({
  number: row.number,
  change: { id: row.change, title: row.title },
  share: row.share,
  bounds: row.bounds,
  state: row.state,
  by: row.by,
  startedAt: row.started_at.toISOString(),
  sharedAt: row.shared_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  reason: row.reason,
});

/** The calls of Studio that serve a change to a share of people. */
export const createRolloutHandlers = (deps: RolloutDeps): RolloutHandlers => {
  const { runQuery, publisher, audit, needsReview, now, servePublished, content, records } = deps;

  const describe = async (row: ListedRollout): Promise<Rollout> => ({
    ...describeRollout(row),
    trouble: row.state === 'running' ? content.rolloutFault() : null,
    pages: [...row.pages],
    measure: await records.loadRolloutMeasure(row.step),
  });
  const read = async (number: number): Promise<Rollout> =>
    describe(await runQuery((queries) => findRollout(queries, number)));
  const note = async (
    staff: Staff,
    action: string,
    number: number,
    details = {},
  ): Promise<void> => {
    const { change } = await runQuery((queries) => findRollout(queries, number));
    const subject = { action: `rollout.${action}`, subject: change };
    await audit({ staff: staffNameOf(staff), ...subject, details: { number, ...details } });
  };
  /** The answer must come from what this replica itself serves after the change. */
  const readServed = async (number: number): Promise<Rollout> => {
    await servePublished();
    return read(number);
  };
  const pagesOf = ({ serves, preview }: CheckedChange): string[] => [
    ...touchedContent(serves.loaded, preview.loaded, deps.definitions).kinds,
  ];

  return {
    listRollouts: async ({ query: { change } }) => {
      const rows = await runQuery((queries) => listRollouts(queries, change));
      return { items: await Promise.all(rows.map(describe)) };
    },
    startRollout: async ({ params: { change }, body, staff, reply }) => {
      const by = staffNameOf(staff);
      const number = await publisher.whenValid(change, clientSignal(reply), (checked, beneath) => {
        const pages = pagesOf(checked);
        refuseUnseen(pages);
        const { generation } = checked;
        const start = { change, ...body, generation, needsReview, by, at: now(), pages };
        return runQuery((queries) => startRollout(queries, { ...start, ...beneath }));
      });
      const { share, bounds } = body;
      await note(staff, 'start', number, { share, bounds });
      return readServed(number);
    },
    shareRollout: async ({ params: { number }, body: { share }, staff }) => {
      await runQuery((queries) => shareRollout(queries, number, share, now()));
      await note(staff, 'share', number, { share });
      return readServed(number);
    },
    finishRollout: async ({ params: { number }, staff, reply }) => {
      const { change } = await runQuery((queries) => findRollout(queries, number));
      const by = staffNameOf(staff);
      const revision = await publisher.whenValid(
        change,
        clientSignal(reply),
        ({ generation }, deployment) => {
          const finish = { number, generation, needsReview, by, at: now() };
          return runQuery((queries) => finishRollout(queries, { ...finish, ...deployment }));
        },
      );
      await note(staff, 'finish', number, { revision });
      const serves = await servePublished();
      return { ...(await readChange(deps, change)), serves };
    },
    stopRollout: async ({ params: { number }, staff }) => {
      await runQuery((queries) => stopRollout(queries, number, now()));
      await note(staff, 'stop', number);
      return readServed(number);
    },
  };
};
