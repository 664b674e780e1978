import { SCHEDULE_COLUMNS } from '@broadsheet/content-store/banner-cells';
import { type ScheduleState, stateOfSchedule } from '@broadsheet/contract/banner-schedule';
import { Instant } from '@broadsheet/contract/when';
import Value from 'typebox/value';
import { formatInstant } from '../format/format-instant.ts';

/** True if a cell holds a valid timestamp. */
export const isTimestamp = (text: string): boolean =>
  Value.Check(Instant, text.trim()) && !Number.isNaN(Date.parse(text));

export interface RowSchedule {
  readonly state: ScheduleState;
  readonly text: string;
}

/** The schedule state of a row; null if it has no valid schedule. @param now epoch milliseconds */
export const scheduleOfRow = (
  columns: readonly string[],
  cells: readonly string[],
  now: number,
): RowSchedule | null => {
  const [from, until] = SCHEDULE_COLUMNS.map(
    (column) => cells[columns.indexOf(column)]?.trim() || null,
  );
  const written = [from, until].filter((text) => text !== null && text !== undefined);
  if (written.length === 0 || !written.every(isTimestamp)) return null;
  const state = stateOfSchedule({ from: from ?? null, until: until ?? null }, now);
  if (state === 'scheduled') return { state, text: `Scheduled for ${formatInstant(from ?? '')}` };
  if (state === 'over') return { state, text: `Expired on ${formatInstant(until ?? '')}` };
  return { state, text: until ? `Live until ${formatInstant(until)}` : 'Live' };
};
