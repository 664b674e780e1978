import { readFileSync } from 'node:fs';
import type { PageJson } from '@broadsheet/contract/page-json';

/** The page JSON that the home page of the bench was measured with. */
export const readPage = (): PageJson => {
  const file = process.env.PAGE_JSON;
  if (!file) throw new Error('PAGE_JSON names no file');
  return JSON.parse(readFileSync(file, 'utf8'));
};
