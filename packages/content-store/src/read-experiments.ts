import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import {
  parseExperiments,
  type WrittenExperiments,
} from '@broadsheet/layout-engine/experiments/parse-experiments';
import { type ContentFile, EXPERIMENTS_FILE } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';

export interface ReadExperiments {
  /** As written, even with semantic faults; null when the file has the wrong shape or cannot be read. */
  readonly experiments: Experiments | null;
  /** With their positions; null without a file too. */
  readonly written: WrittenExperiments | null;
  readonly findings: readonly Finding[];
}

const readFile = rememberLast(({ file, text, fault }: ContentFile): ReadExperiments => {
  if (text === null) return { experiments: null, written: null, findings: fault ? [fault] : [] };
  const { written, findings } = parseExperiments(file, text);
  return { experiments: written?.experiments ?? null, written, findings };
});

/** Reads `layouts/experiments.json` among the files of a directory; without it there are no experiments. */
export const readExperiments = (files: readonly ContentFile[]): ReadExperiments => {
  const found = files.find(({ file }) => file === EXPERIMENTS_FILE);
  if (!found) return { experiments: NO_EXPERIMENTS, written: null, findings: [] };
  return readFile(found);
};
