import {
  dropDocument,
  openChange,
  renameChange,
  saveDocument,
} from '@broadsheet/publishing/edit-change';
import { findChange } from '@broadsheet/publishing/find-change';
import { listChanges, reportPresence } from '@broadsheet/publishing/list-changes';
import { actOf, auditChange, type ChangeDeps, readChange, staffNameOf } from './change-deps.ts';
import type { StudioHandlers } from './studio-handler.ts';

type ChangeEditHandlers = Pick<
  StudioHandlers,
  | 'listChanges'
  | 'openChange'
  | 'readChange'
  | 'renameChange'
  | 'saveDocument'
  | 'dropDocument'
  | 'reportPresence'
>;

/** The calls of Studio that list and edit drafts. */
export const createChangeEditHandlers = (deps: ChangeDeps): ChangeEditHandlers => {
  const { runQuery, publisher, now } = deps;
  return {
    listChanges: async ({ query }) => ({
      items: await runQuery((each) => listChanges(each, query)),
    }),
    openChange: async ({ body: { title }, staff }) => {
      const id = await runQuery((queries) => openChange(queries, title, actOf(deps, staff)));
      await auditChange(deps, staff, 'open', id, { title });
      return readChange(deps, id);
    },
    readChange: ({ params }) => readChange(deps, params.change),
    renameChange: async ({ params: { change }, body: { version, title }, staff }) => {
      const act = actOf(deps, staff);
      await runQuery((queries) => renameChange(queries, change, version, title, act));
      await auditChange(deps, staff, 'rename', change, { title });
      return readChange(deps, change);
    },
    saveDocument: async ({ params: { change }, body, staff }) => {
      const { file, text, version, rebase = false } = body;
      const live = publisher.liveDigest(file);
      const save = { file, text, version, live, rebase };
      await runQuery((queries) => saveDocument(queries, change, save, actOf(deps, staff)));
      await auditChange(deps, staff, 'save', change, { file });
      return readChange(deps, change);
    },
    dropDocument: async ({ params: { change }, query: { file, version }, staff }) => {
      const act = actOf(deps, staff);
      await runQuery((queries) => dropDocument(queries, change, version, file, act));
      await auditChange(deps, staff, 'drop', change, { file });
      return readChange(deps, change);
    },
    reportPresence: ({ body: { change, file }, staff }) =>
      runQuery(async (queries) => {
        const { version } = await findChange(queries, change);
        const others = await reportPresence(queries, staffNameOf(staff), { change, file }, now());
        const open = await listChanges(queries, { file });
        return { version, others, otherChanges: open.filter(({ id }) => id !== change) };
      }),
  };
};
