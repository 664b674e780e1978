import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { formatBlockIndex } from './format-block-index.ts';
import { formatBlockPage } from './format-block-page.ts';
import { formatFindingsPage } from './format-findings-page.ts';

/** Every generated document by its path in the repository. */
export const formatReference = (definitions: BlockDefinitions): ReadonlyMap<string, string> => {
  const blocks = Object.values(definitions);
  return new Map([
    ['docs/findings.md', formatFindingsPage()],
    ['docs/blocks/README.md', formatBlockIndex(blocks)],
    ...blocks.map((block): [string, string] => [
      `docs/blocks/${block.type}.md`,
      formatBlockPage(block),
    ]),
  ]);
};
