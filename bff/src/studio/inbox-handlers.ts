import { countUnread, listInbox, markAllRead, markEntry } from '@broadsheet/publishing/inbox';
import { loadInboxMail, saveInboxMail } from '@broadsheet/publishing/inbox-settings';
import type { ChangeDeps } from './change-deps.ts';
import type { StudioHandlers } from './studio-handler.ts';

/** The calls of Studio about what its caller was told. Nobody reads another person's inbox. */
export const createInboxHandlers = ({
  runQuery,
  now,
}: Pick<ChangeDeps, 'runQuery' | 'now'>): Pick<
  StudioHandlers,
  | 'listInbox'
  | 'countUnread'
  | 'markEntry'
  | 'markAllRead'
  | 'readInboxSettings'
  | 'saveInboxSettings'
> => {
  const count = async (staff: string): Promise<{ unread: number }> => ({
    unread: await runQuery((queries) => countUnread(queries, staff)),
  });
  return {
    listInbox: ({ query, staff }) =>
      runQuery((queries) => listInbox(queries, staff.id, query.before)),
    countUnread: ({ staff }) => count(staff.id),
    markEntry: async ({ params: { number }, body: { isRead }, staff }) => {
      await runQuery((queries) => markEntry(queries, staff.id, { number, isRead }, now()));
      return count(staff.id);
    },
    markAllRead: async ({ body: { through }, staff }) => {
      await runQuery((queries) => markAllRead(queries, staff.id, through, now()));
      return count(staff.id);
    },
    readInboxSettings: async ({ staff }) => ({
      mail: await runQuery((queries) => loadInboxMail(queries, staff.id)),
    }),
    saveInboxSettings: async ({ body: { mail }, staff }) => {
      await runQuery((queries) => saveInboxMail(queries, staff.id, mail));
      return { mail };
    },
  };
};
