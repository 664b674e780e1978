import type { ResumeSource } from '@broadsheet/contract/entities/parsed-resume';
import { flat, type Row } from './rows.ts';
import { cut } from './words/cut.ts';

const TEXT_MAX = 300;

/** The page and the text of the rows that an entry was read from. */
export const sourceOf = (rows: readonly Row[]): ResumeSource | undefined => {
  const text = cut(rows.map((row) => flat(row.text)).join(' / '), TEXT_MAX).trim();
  const [first] = rows;
  return first && text !== '' ? { page: first.page, text } : undefined;
};
