import type { Draft } from '../editor/model/draft.ts';
import { variantsOf } from '../editor/model/draft.ts';
import type { BlockTypes } from '../editor/model/grammar.ts';

const HEADING_SETTINGS = ['title', 'label', 'name'];
const HEADING_MAX = 40;

interface WrittenBlock {
  readonly id: string;
  readonly title: string;
  readonly heading: string | null;
}

const headingOf = (settings: Readonly<Record<string, unknown>> = {}): string | null => {
  const found = HEADING_SETTINGS.map((key) => settings[key]).find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  if (found === undefined) return null;
  return found.length > HEADING_MAX ? `${found.slice(0, HEADING_MAX)}…` : found;
};

const writtenBlocks = (draft: Draft, types: BlockTypes): readonly WrittenBlock[] => {
  const all = [draft.blocks, ...variantsOf(draft).map(({ blocks = {} }) => blocks)];
  const seen = new Map<string, WrittenBlock>();
  for (const blocks of all)
    for (const [id, { type, settings }] of Object.entries(blocks))
      if (type !== undefined && !seen.has(id))
        seen.set(id, { id, title: types.get(type)?.title ?? type, heading: headingOf(settings) });
  return [...seen.values()];
};

/**
 * The names of a page's blocks for people: the title of the type, with the block's own heading or its number where the
 * page has several of the type.
 */
export const blockNames = (draft: Draft, types: BlockTypes): ReadonlyMap<string, string> => {
  const blocks = writtenBlocks(draft, types);
  return new Map(
    blocks.map((block) => {
      const alike = blocks.filter(({ title }) => title === block.title);
      if (alike.length === 1) return [block.id, `“${block.title}”`];
      const { heading } = block;
      const isOwn =
        heading !== null && alike.filter((each) => each.heading === heading).length === 1;
      return [
        block.id,
        isOwn ? `“${block.title}: ${heading}”` : `“${block.title}” ${alike.indexOf(block) + 1}`,
      ];
    }),
  );
};
