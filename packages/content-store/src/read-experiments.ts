import { type Experiments, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { type NamedAudiences, NO_AUDIENCES } from '@broadsheet/contract/named-audiences';
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

const readFile = rememberLast(
  ({ file, text, fault }: ContentFile, audiences: NamedAudiences): ReadExperiments => {
    if (text === null) return { experiments: null, written: null, findings: fault ? [fault] : [] };
    const { written, findings } = parseExperiments(file, text, audiences);
    return { experiments: written?.experiments ?? null, written, findings };
  },
);

/**
 * Reads `layouts/experiments.json` among the files of a directory; without it there are no experiments.
 * @param audiences those that conditions may name; null when they are unknown.
 */
export const readExperiments = (
  files: readonly ContentFile[],
  audiences: NamedAudiences | null,
): ReadExperiments => {
  const found = files.find(({ file }) => file === EXPERIMENTS_FILE);
  if (!found) return { experiments: NO_EXPERIMENTS, written: null, findings: [] };
  return readFile(found, audiences ?? NO_AUDIENCES);
};
