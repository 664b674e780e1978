import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { Layout, Settings } from '@broadsheet/contract/layout';
import type { CompiledLayout } from './compiled-layout.ts';
import { findDefinition, typesOf, writtenBlocks } from './rules/rule.ts';

/** What a name is made of: compiled blocks have it. */
interface NameableBlock {
  readonly id: string;
  readonly definition: Pick<BlockDefinition, 'title'>;
  readonly settings: Settings;
}

const HEADING_MAX = 40;

/** The first setting that its readers take for its heading. */
const headingOf = ({ settings }: NameableBlock): string | null => {
  const text = ['title', 'label', 'name'].map((key) => settings[key]).find(isText) ?? null;
  return text !== null && text.length > HEADING_MAX ? `${text.slice(0, HEADING_MAX)}…` : text;
};

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const nameAmong = (blocks: readonly NameableBlock[], id: string): string => {
  const found = blocks.find((block) => block.id === id);
  // Nothing of that name exists: what was written is all that there is to say.
  if (!found) return `block "${id}"`;
  const { title } = found.definition;
  const alike = blocks.filter(({ definition }) => definition.title === title);
  if (alike.length === 1) return `block "${title}"`;
  const heading = headingOf(found);
  const isOwn =
    heading !== null && alike.filter((each) => headingOf(each) === heading).length === 1;
  return isOwn
    ? `block "${title}: ${heading}"`
    : `block "${title}" (number ${alike.indexOf(found) + 1} of ${alike.length})`;
};

/**
 * A block as its authors know it: by the title of its type, and by its own heading or its number where the page has several
 * of the type.
 */
export const nameBlock = (
  { layout, definitions }: { readonly layout: Layout; readonly definitions: BlockDefinitions },
  id: string,
): string => {
  const types = typesOf(layout);
  const seen = new Map<string, NameableBlock>();
  for (const { id: each, block } of writtenBlocks(layout)) {
    const definition = findDefinition(definitions, types.get(each));
    if (definition && !seen.has(each))
      seen.set(each, { id: each, definition, settings: block.settings ?? {} });
  }
  return nameAmong([...seen.values()], id);
};

/** As `nameBlock`, by the number of a compiled block. */
export const nameCompiledBlock = ({ blocks }: CompiledLayout, block: number): string =>
  nameAmong(blocks, blocks[block]?.id ?? '');

/** A type as its authors know it. */
export const nameType = (definitions: BlockDefinitions, type: string | undefined): string =>
  findDefinition(definitions, type)?.title ?? type ?? '';
