import type { Experiments } from '@broadsheet/contract/experiments';
import type { Finding } from '@broadsheet/contract/finding';
import { AUDIENCES_FILE } from '@broadsheet/contract/named-audiences';
import { parseAudiences } from '@broadsheet/layout-engine/audiences/parse-audiences';
import { movedAudiences } from '@broadsheet/layout-engine/experiments/moved-audiences';
import type { WarnableContent } from './list-warnings.ts';

/**
 * Warnings about edited audiences of running experiments.
 * @param before the experiments that served until now
 * @param now epoch ms
 */
export const warnOfMovedAudiences = (
  before: Experiments,
  { files, loaded }: Pick<WarnableContent, 'files' | 'loaded'>,
  now: number,
): readonly Finding[] => {
  const text = files.find(({ file }) => file === AUDIENCES_FILE)?.text ?? null;
  if (text === null || !loaded.written) return [];
  const { written } = parseAudiences(AUDIENCES_FILE, text);
  return written ? movedAudiences(before, loaded.written.experiments, written, now) : [];
};
