import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rows of a table of tab-separated values, by the names of its columns. */
export const readTable = (folder: string, file: string): ReadonlyMap<string, string>[] => {
  const [header = '', ...lines] = readFileSync(join(folder, file), 'utf8').trim().split(/\r?\n/);
  const names = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return new Map(names.map((name, index) => [name, cells[index] ?? '']));
  });
};

/** The values of one column by those of another. */
export const groupValues = (
  rows: readonly ReadonlyMap<string, string>[],
  key: string,
  value: string,
): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const text = row.get(value)?.trim() ?? '';
    if (text === '' || text === 'n/a') continue;
    const group = groups.get(row.get(key) ?? '');
    if (group) group.push(text);
    else groups.set(row.get(key) ?? '', [text]);
  }
  return groups;
};
