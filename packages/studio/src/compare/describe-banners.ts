import { resolveAudienceCell } from '@broadsheet/content-store/audience-cell';
import type { NamedAudiences } from '@broadsheet/contract/named-audiences';
import { columnText, valuesOfCell } from '../banners/columns.ts';
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

/** What sentences name the audiences and categories of banners by. */
export interface BannerNames {
  readonly audiences: NamedAudiences;
  /** By their ids. */
  readonly categories: ReadonlyMap<string, string>;
}

const formatList = (
  text: string,
  labelOf: (value: string) => string | undefined,
): string | null => {
  const labels = valuesOfCell(text).map(labelOf);
  return labels.includes(undefined) ? null : labels.join(', ');
};

/** A cell as its table shows it. What has no name is described without its id or key. */
const formatCell = (
  column: string,
  text: string,
  { audiences, categories }: BannerNames,
): string | null => {
  const { kind } = columnText(column);
  if (kind === 'moment') return isTimestamp(text) ? formatInstant(text) : text;
  if (kind === 'flag') return formatFlag(text);
  if (kind === 'categories') return formatList(text, (id) => categories.get(id));
  if (kind === 'audiences')
    return formatList(resolveAudienceCell(text, audiences), (key) => audiences.get(key)?.name);
  return kind === 'picture' ? null : text;
};

const describeCell = (column: string, was: string, is: string, names: BannerNames): string => {
  const label = columnText(column).name;
  const [before, after] = [was, is].map((text) =>
    text === '' ? text : formatCell(column, text, names),
  );
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
export const describeBanners = (
  before: Sheet,
  after: Sheet,
  names: BannerNames,
): readonly string[] => {
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
        return one === other ? [] : [`${subject}: ${describeCell(column, one, other, names)}`];
      });
    }),
    ...(idsIn(was, is) === idsIn(is, was) ? [] : ['The order of the banners changed.']),
  ];
};
