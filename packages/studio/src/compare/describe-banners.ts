import { columnText } from '../banners/columns.ts';
import { compareBanners } from '../banners/compare-banners.ts';
import { formatFlag } from '../banners/format-flag.ts';
import { isTimestamp } from '../banners/format-schedule.ts';
import type { Sheet } from '../banners/sheet.ts';
import { formatInstant } from '../format/format-instant.ts';
import { quoted, quotedPair } from '../format/quote.ts';

const cellsById = ({ columns, rows }: Sheet): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    rows.flatMap(({ cells }) => {
      const id = cells?.[columns.indexOf('id')]?.trim();
      return cells && id
        ? [[id, new Map(columns.map((column, at) => [column, (cells[at] ?? '').trim()]))] as const]
        : [];
    }),
  );

/** A cell as its table shows it. What a table names by ids or keys is described without them. */
const formatCell = (column: string, text: string): string | null => {
  const { kind } = columnText(column);
  if (kind === 'moment') return isTimestamp(text) ? formatInstant(text) : text;
  if (kind === 'flag') return formatFlag(text);
  return kind === 'categories' || kind === 'audiences' || kind === 'picture' ? null : text;
};

const describeCell = (column: string, was: string, is: string): string => {
  const label = columnText(column).name;
  const [before, after] = [was, is].map((text) => (text === '' ? text : formatCell(column, text)));
  if (before == null || after == null) {
    if (was === '') return `${label} set.`;
    return is === '' ? `${label} removed.` : `${label} changed.`;
  }
  if (before === '') return `${label} set to ${quoted(after)}.`;
  if (after === '') return `${label} removed. It was ${quoted(before)}.`;
  const pair = quotedPair(before, after);
  return pair === null
    ? `${label}: the spacing changed.`
    : `${label} changed from ${pair.was} to ${pair.is}.`;
};

/** What differs between two sheets of banners, a sentence each: by the banners' titles and the names of the columns. */
export const describeBanners = (before: Sheet, after: Sheet): readonly string[] => {
  const diff = compareBanners(before, after);
  const [was, is] = [cellsById(before), cellsById(after)];
  const nameIn = (sheet: typeof was, id: string) =>
    `Banner ${quoted(sheet.get(id)?.get('title') || id)}`;
  const idsIn = (sheet: typeof was, other: typeof was) =>
    [...sheet.keys()].filter((id) => other.has(id)).join('\n');
  return [
    ...diff.added.map((id) => `${nameIn(is, id)} added.`),
    ...diff.removed.map((id) => `${nameIn(was, id)} removed.`),
    ...diff.changed.flatMap((id) => {
      const [old, now] = [was.get(id), is.get(id)];
      if (!old || !now) return [`${nameIn(is, id)} changed.`];
      return [...new Set([...now.keys(), ...old.keys()])].flatMap((column) => {
        const [one, other] = [old.get(column) ?? '', now.get(column) ?? ''];
        const subject = nameIn(was, id);
        return one === other ? [] : [`${subject}: ${describeCell(column, one, other)}`];
      });
    }),
    ...(idsIn(was, is) === idsIn(is, was) ? [] : ['The order of the banners changed.']),
  ];
};
