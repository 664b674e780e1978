import { BRANDS, type Brand } from '@broadsheet/contract/brand';
import { listCalendar } from '@broadsheet/contract/studio/calendar-calls';
import { listChanges } from '@broadsheet/contract/studio/change-calls';
import { readPalette } from '@broadsheet/contract/studio/content-calls';
import type { HealthLocation } from '@broadsheet/contract/studio/health-calls';
import { useState } from 'react';
import { PageHeading } from '../app/page-heading.tsx';
import { Empty } from '../controls/empty.tsx';
import { Loaded } from '../controls/loaded.tsx';
import { SelectInput } from '../controls/select-input.tsx';
import { useCall } from '../data/use-call.ts';
import { EditDialog } from '../pages/edit-dialog.tsx';
import { nowOn, timelineStart, weeksOf } from './bar-of.ts';
import { EntryRow } from './entry-row.tsx';

const ALL = 'all';
const DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
});

/** Everything that starts or ends by itself, on one timeline for both sites. */
const CalendarPage = () => {
  const calendar = useCall(listCalendar);
  const palette = useCall(readPalette);
  const changes = useCall(listChanges, { query: {} });
  const [site, setSite] = useState<Brand | typeof ALL>(ALL);
  const [editing, setEditing] = useState<HealthLocation | null>(null);
  const [now] = useState(Date.now);
  const start = timelineStart(now);
  const sites = palette.data?.brands ?? [];
  const siteNames = Object.fromEntries(sites.map(({ brand, name }) => [brand, name]));
  return (
    <>
      <PageHeading title="Calendar" />
      <p className="soft">
        What starts or ends by itself, in Indian Standard Time: drafts, variants, blocks, landing
        pages, banners, experiments, rollouts and competitions.
      </p>
      <SelectInput
        label="Site"
        value={site}
        choices={[
          [ALL, 'Both sites'],
          ...BRANDS.map((brand) => [brand, siteNames[brand] ?? brand] as const),
        ]}
        onChange={setSite}
      />
      <Loaded of={calendar} rows={6}>
        {({ items }) => {
          const shown = items.filter(({ brands }) => site === ALL || brands.includes(site));
          return shown.length === 0 ? (
            <Empty>
              Nothing starts or ends by itself. Schedule a draft, or give a variant or a banner its
              dates.
            </Empty>
          ) : (
            <div className="calendar">
              <div className="calendar-weeks" aria-hidden="true">
                {weeksOf(start).map((week) => (
                  <span key={week}>{DAY.format(week)}</span>
                ))}
                <span
                  className="calendar-now"
                  style={{ insetInlineStart: `${nowOn(now, start)}%` }}
                />
              </div>
              <ol className="calendar-entries">
                {shown.map((entry) => (
                  <EntryRow
                    key={`${entry.kind} ${entry.files.join(' ')} ${entry.title} ${entry.from}`}
                    {...{ entry, siteNames, start, now }}
                    onEdit={setEditing}
                  />
                ))}
              </ol>
            </div>
          );
        }}
      </Loaded>
      {editing && (
        <EditDialog
          file={editing.file}
          at={editing}
          changes={changes.data?.items ?? []}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};
export default CalendarPage;
