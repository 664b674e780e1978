import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import { formatTable } from './format-table.ts';

const byTitle = (left: BlockDefinition, right: BlockDefinition): number =>
  left.title < right.title ? -1 : 1;

const linkTo = ({ title, type }: BlockDefinition): string => `[${title}](${type}.md)`;

/** docs/blocks/README.md */
export const formatBlockIndex = (definitions: readonly BlockDefinition[]): string => {
  const sorted = [...definitions].sort(byTitle);
  const rowsOf = (blocks: readonly BlockDefinition[]) =>
    blocks.map((block) => [linkTo(block), `\`${block.type}\``, block.description]);
  return `${[
    '<!-- Written by npm run reference. Do not edit. -->',
    '# Block reference',
    `The ${definitions.length} types of blocks that a layout can use. [layouts.md](../layouts.md) explains how a page is put together from them.`,
    '## For any page',
    formatTable(['block', 'type', 'what it shows'], rowsOf(sorted.filter(({ pages }) => !pages))),
    '## For certain pages',
    'The page of each block lists the page kinds that allow it.',
    formatTable(['block', 'type', 'what it shows'], rowsOf(sorted.filter(({ pages }) => pages))),
  ].join('\n\n')}\n`;
};
