import type { CalendarEntry } from '@broadsheet/contract/studio/calendar-calls';
import { formatFile } from '@broadsheet/contract/studio/format-file';
import { Link } from 'react-router-dom';
import { formatName } from '../format/format-name.ts';
import { EditLink, type OnEdit } from '../health/edit-link.tsx';
import { barOf } from './bar-of.ts';
import { formatSpan, stateAt } from './format-span.ts';

interface EntryRowProps {
  readonly entry: CalendarEntry;
  readonly siteNames: Readonly<Record<string, string>>;
  /** Of the timeline, in epoch ms. */
  readonly start: number;
  readonly now: number;
  readonly onEdit: OnEdit;
}

const KINDS: Readonly<Record<CalendarEntry['kind'], string>> = {
  banner: 'Banner',
  block: 'Block',
  change: 'Scheduled draft',
  release: 'Scheduled release',
  competition: 'Competition',
  experiment: 'Experiment',
  page: 'Landing page',
  rollout: 'Gradual rollout',
  variant: 'Variant',
};
const STATES = { over: 'Ended', on: 'On now', upcoming: 'Coming' } as const;

/** Experiments and blocks have no titles, only names in files. */
const titleOf = ({ kind, title }: CalendarEntry): string =>
  kind === 'experiment' || kind === 'block' ? formatName(title) : title;

/** Where an entry is edited: its draft, or its content. */
const EntryLink = ({ entry, onEdit }: Pick<EntryRowProps, 'entry' | 'onEdit'>) => {
  const { change, release, files, block } = entry;
  const [file] = files;
  if (release !== null) return <Link to={`/releases/${release}`}>Open the release</Link>;
  if (change !== null) return <Link to={`/changes/${change}`}>Open the draft</Link>;
  return file === undefined ? null : (
    <EditLink location={{ file, block, line: null }} onEdit={onEdit} />
  );
};

/** One entry: what it is, when and where it is on, what it overlaps, and its bar. */
export const EntryRow = ({ entry, siteNames, start, now, onEdit }: EntryRowProps) => {
  const bar = barOf(entry, start);
  const state = stateAt(entry, now);
  return (
    <li className="calendar-entry" data-state={state}>
      <div>
        <h2>
          <span className="soft">{KINDS[entry.kind]}:</span> {titleOf(entry)}
        </h2>
        <p>
          {STATES[state]}. {formatSpan(entry)}.{' '}
          <span className="soft">
            {entry.brands.map((brand) => siteNames[brand] ?? brand).join(' and ')}
          </span>
        </p>
        {entry.overlaps.length > 0 && (
          <p className="trouble">
            Overlaps {entry.overlaps.map((title) => `“${title}”`).join(', ')} on{' '}
            {entry.files.map(formatFile).join(', ')}. Check that both can be on at once.
          </p>
        )}
        <EntryLink entry={entry} onEdit={onEdit} />
      </div>
      <div className="calendar-track" aria-hidden="true">
        {bar && (
          <span
            className="calendar-bar"
            style={{ insetInlineStart: `${bar.left}%`, width: `${bar.width}%` }}
          />
        )}
      </div>
    </li>
  );
};
