import type { ContentStore } from '@broadsheet/content-store/content-store';
import { listScheduledReleases } from '@broadsheet/publishing/find-release';
import { listChanges } from '@broadsheet/publishing/list-changes';
import { listRollouts } from '@broadsheet/publishing/list-rollouts';
import type { ChangeDeps } from '../change-deps.ts';
import type { StudioHandlers } from '../studio-handler.ts';
import { createCalendar } from './create-calendar.ts';
import { listEntries } from './list-entries.ts';

interface CalendarDeps extends Pick<ChangeDeps, 'runQuery' | 'now'> {
  readonly content: Pick<ContentStore, 'current' | 'reading'>;
}

/** What starts and ends by itself. */
export const createCalendarHandlers = ({
  content,
  runQuery,
  now,
}: CalendarDeps): Pick<StudioHandlers, 'listCalendar'> => ({
  listCalendar: async () => {
    const [changes, rollouts, releases] = await runQuery(async (queries) => [
      await listChanges(queries),
      await listRollouts(queries),
      await listScheduledReleases(queries),
    ]);
    const entries = listEntries({
      snapshot: content.current(),
      files: content.reading().files,
      changes,
      releases,
      rollouts: rollouts.filter(({ state }) => state === 'running'),
    });
    return { items: createCalendar(entries, now()) };
  },
});
