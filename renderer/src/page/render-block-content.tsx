import type { PageBlock } from '@broadsheet/contract/page-json';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type BlockComponent, BlockView, type BlockViewProps } from './block-view.tsx';
import { NotStatic } from './static-markup/not-static.ts';
import { staticMarkup } from './static-markup/static-markup.ts';

/** One block's own HTML, without its frame element. */
export interface RenderedBlock {
  /** The HTML before, between and after the children of its slots: one more than there are slots. */
  readonly texts: readonly string[];
  readonly slots: readonly string[];
  /** `<link rel="preload">` elements for the document's head. */
  readonly preloads: readonly string[];
}

interface RenderedContent {
  readonly html: string;
  readonly preloads: readonly string[];
}

const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;
/** Text of a block cannot contain a tag, and the name is unlikely enough for sanitised HTML. */
const slotMark = (name: string): string => `broadsheet-slot:${name}`;
const SLOTS = /<template data-slot="broadsheet-slot:([^"]*)"><\/template>/;

/** A component that needs React is not tried without it again. */
const renderedByReact = new WeakSet<BlockComponent>();

const ignore = (): void => {};

const takeHoisted = (html: string): RenderedContent => {
  const links = HOISTED.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), preloads: links.match(/<link[^>]*>/g) ?? [] };
};

/** The block's content without React; null where only React can render it. */
const renderWithoutReact = (
  Block: BlockComponent,
  props: BlockViewProps,
  hydrates: boolean,
): RenderedContent | null => {
  if (renderedByReact.has(Block)) return null;
  const preloads = new Set<string>();
  const context = { preloads, selected: null, ...(hydrates ? { texts: { areOpen: false } } : {}) };
  try {
    const html = staticMarkup(<Block {...props} />, context);
    return { html, preloads: [...preloads] };
  } catch (error) {
    // React throws the errors of a component again, with its message.
    if (error instanceof NotStatic) renderedByReact.add(Block);
    return null;
  }
};

const renderByReact = (
  Block: BlockComponent,
  props: BlockViewProps,
  hydrates: boolean,
): RenderedContent => {
  if (!hydrates) return takeHoisted(renderToStaticMarkup(<Block {...props} />));
  const node = <BlockView component={Block} {...props} />;
  return takeHoisted(renderToString(node, { identifierPrefix: props.id }));
};

/** Renders a block that is ready. Throws the errors of its component. @param filled the slots with content */
export const renderBlockContent = (
  Block: BlockComponent,
  { id, settings, data, messages }: PageBlock,
  hydrates: boolean,
  filled: readonly string[],
): RenderedBlock => {
  const slots = Object.fromEntries(
    filled.map((name): [string, ReactNode] => [
      name,
      <template key={name} data-slot={slotMark(name)} />,
    ]),
  );
  const props: BlockViewProps = { id, settings, data, messages, slots, dispatch: ignore };
  const { html, preloads } =
    renderWithoutReact(Block, props, hydrates) ?? renderByReact(Block, props, hydrates);
  if (filled.length === 0) return { texts: [html], slots: [], preloads };
  // Odd indexes hold the group of the pattern.
  const split = html.split(SLOTS);
  return {
    texts: split.filter((_, at) => at % 2 === 0),
    slots: split.filter((_, at) => at % 2 === 1),
    preloads,
  };
};
