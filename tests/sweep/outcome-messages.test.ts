import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  COMPETITION_OUTCOMES,
  INTERVIEW_OUTCOMES,
  JOB_OUTCOMES,
} from '@broadsheet/contract/outcome-messages';
import { expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DECLARED = 'packages/contract/src/outcome-messages.ts';
/** One word alone, such as `Saved.`, is no sentence of one outcome. */
const sentences = [JOB_OUTCOMES, INTERVIEW_OUTCOMES, COMPETITION_OUTCOMES]
  .flatMap((table) => Object.values<string>(table))
  .filter((text) => text.includes(' '));

/** Whether a literal or the text of an element is this sentence and no more. */
const isCompleteText = (source: string, text: string): boolean =>
  source.split(text).some((after, index, pieces) => {
    const before = pieces[index - 1];
    return before !== undefined && /['"`>]\s*$/.test(before) && /^\s*['"`<]/.test(after);
  });

it('what a form has done is written once: toasts and pages without script cannot differ', () => {
  const files = listSources(ROOT, ['packages', 'bff', 'renderer', 'tests']);
  expect(files).toContain(DECLARED);
  const copies = files
    .filter((file) => file !== DECLARED)
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return sentences
        .filter((text) => isCompleteText(source, text))
        .map((text) => `${file}: "${text}" is in ${DECLARED} already`);
    });
  expect(copies).toEqual([]);
});
