import type { Sheet, SheetRow } from './sheet.ts';

/** What an import makes of the banners, by their ids. */
export interface BannersDiff {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly same: number;
}

type Banners = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The cells of a row by their columns, without empty ones: files may differ in their columns. */
const cellsOf = ({ cells, source }: SheetRow, columns: readonly string[]) =>
  cells
    ? Object.fromEntries(
        columns.flatMap((column, at) => {
          const text = (cells[at] ?? '').trim();
          return text === '' ? [] : [[column, text]];
        }),
      )
    : { source };

const bannersOf = ({ columns, rows }: Sheet): Banners =>
  new Map(
    rows.map((row, at) => {
      const id = row.cells?.[columns.indexOf('id')]?.trim();
      return [id || `row ${at + 1}`, cellsOf(row, columns)];
    }),
  );

const isSame = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([column, text]) => other[column] === text);

/** Compares the banners of two files. Their order does not count. */
export const compareBanners = (before: Sheet, after: Sheet): BannersDiff => {
  const [was, is] = [bannersOf(before), bannersOf(after)];
  const common = [...is].flatMap(([id, cells]) => {
    const earlier = was.get(id);
    return earlier ? [{ id, isSame: isSame(earlier, cells) }] : [];
  });
  return {
    added: [...is.keys()].filter((id) => !was.has(id)),
    changed: common.filter((each) => !each.isSame).map(({ id }) => id),
    removed: [...was.keys()].filter((id) => !is.has(id)),
    same: common.filter((each) => each.isSame).length,
  };
};
