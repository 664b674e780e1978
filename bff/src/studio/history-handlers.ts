import { AppError } from '@broadsheet/contract/errors';
import { describeChange } from '@broadsheet/publishing/describe-change';
import { openChange } from '@broadsheet/publishing/edit-change';
import { documentsOf, findChange } from '@broadsheet/publishing/find-change';
import { listRevisions, readRevision, textsAfter } from '@broadsheet/publishing/history';
import { clientSignal } from '../http/client-signal.ts';
import type { ChangeDeps } from './change-deps.ts';
import { type CompareDeps, compareContents } from './compare-contents.ts';
import { loadTextsAfter } from './revision-contents.ts';
import type { StudioHandlers } from './studio-handler.ts';

type HistoryHandlers = Pick<
  StudioHandlers,
  'listRevisions' | 'readRevision' | 'restoreRevision' | 'impactOfRevision'
>;

type HistoryDeps = Pick<ChangeDeps, 'runQuery' | 'publisher' | 'audit' | 'now' | 'content'> &
  CompareDeps;

const TITLE_MAX = 120;

/** Handlers of Studio's calls about history. */
export const createHistoryHandlers = (deps: HistoryDeps): HistoryHandlers => {
  const { runQuery, publisher, audit, now, content } = deps;
  return {
    listRevisions: ({ query }) => runQuery((queries) => listRevisions(queries, query)),
    readRevision: ({ params }) => runQuery((queries) => readRevision(queries, params.number)),
    impactOfRevision: async ({ params: { number }, reply }) => {
      const [before, after] = await runQuery(async (queries) => {
        await readRevision(queries, number);
        return [await loadTextsAfter(queries, number - 1), await loadTextsAfter(queries, number)];
      });
      const signal = clientSignal(reply);
      return compareContents(
        deps,
        await content.preview(before, signal),
        await content.preview(after, signal),
      );
    },
    restoreRevision: async ({ params: { number }, body: { to }, staff }) => {
      const by = { id: staff.id, name: staff.name };
      const change = await runQuery(async (queries) => {
        const { revision, texts } = await readRevision(queries, number);
        const wanted =
          to === 'undo'
            ? texts.map(({ file, before }) => ({ file, text: before }))
            : await textsAfter(queries, number);
        if (wanted.length === 0) {
          const message = 'This version is live already, so there is nothing to restore.';
          throw new AppError('VALIDATION', { details: [{ path: 'number', message }] });
        }
        const title =
          to === 'undo'
            ? `Undo “${revision.title}” (version ${number})`
            : `Restore version ${number}`;
        const act = { by, at: now() };
        const first = wanted.map((each) => ({ ...each, live: publisher.liveDigest(each.file) }));
        const id = await openChange(queries, title.slice(0, TITLE_MAX), act, first);
        const row = await findChange(queries, id);
        return describeChange(row, await documentsOf(queries, id), publisher.liveDigest);
      });
      await audit({
        staff: by,
        action: 'revision.restore',
        subject: String(number),
        details: { to },
      });
      return change;
    },
  };
};
