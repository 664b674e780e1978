import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { outcomes } = builtInMessages();
/** A single word, such as `Saved.`, is not specific to one outcome. */
const sentences = Object.values(outcomes).filter((text) => text.includes(' '));

/** Whether a literal or the text of an element is this sentence and no more. */
const isCompleteText = (source: string, text: string): boolean =>
  source.split(text).some((after, index, pieces) => {
    const before = pieces[index - 1];
    return before !== undefined && /['"`>]\s*$/.test(before) && /^\s*['"`<]/.test(after);
  });

it('what a form has done is written once: toasts and pages without script cannot differ', () => {
  const files = listSources(ROOT, ['packages', 'bff', 'renderer', 'tests']);
  const copies = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    return sentences
      .filter((text) => isCompleteText(source, text))
      .map((text) => `${file}: "${text}" is in layouts/messages/en-IN/outcomes.json already`);
  });
  expect(copies).toEqual([]);
});
