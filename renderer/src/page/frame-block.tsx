import type { BlockDefinition } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { ReactNode } from 'react';
import type { BlockComponent } from './block-view.tsx';
import { escapeJson } from './escape-json.ts';
import type { FramedBlock } from './fragment-cache.ts';
import { frameTags } from './frame-tags.ts';
import { blockStateOf } from './page-state.ts';
import { Failure, Late, Skeleton } from './placeholder.tsx';
import { renderBlockContent } from './render-block-content.tsx';
import { staticMarkup } from './static-markup/static-markup.ts';

const NOTHING: FramedBlock = { parts: [], slots: [], preloads: [], state: null };

const nodeHtml = (node: ReactNode): string =>
  staticMarkup(node, { preloads: new Set(), selected: null });
const placeholderHtml = (state: 'failed' | 'deferred', messages: Messages['page']): string =>
  state === 'failed'
    ? nodeHtml(<Failure messages={messages} />)
    : `<noscript>${nodeHtml(<Late messages={messages} />)}</noscript>${nodeHtml(<Skeleton messages={messages} />)}`;

const stateEntry = (block: PageBlock): string =>
  escapeJson({ [block.id]: blockStateOf(block) }).slice(1, -1);

/** The placeholder of an unavailable block; empty if its definition wants none. */
export const framePlaceholder = (
  block: PageBlock,
  state: 'failed' | 'deferred',
  definition: BlockDefinition,
  messages: Messages['page'],
): FramedBlock => {
  const { onFailure = 'hide' } = definition;
  if (state === 'failed' && onFailure === 'hide') return NOTHING;
  const { open, close } = frameTags({ ...block, state }, { ...definition, hydrate: 'never' });
  return { ...NOTHING, parts: [open + placeholderHtml(state, messages) + close] };
};

/** Throws the errors of the block's component. */
export const frameBlock = (
  Block: BlockComponent,
  block: PageBlock,
  definition: BlockDefinition,
  filled: readonly string[],
): FramedBlock => {
  const hydrates = definition.hydrate !== 'never';
  const { texts, slots, preloads } = renderBlockContent(Block, block, hydrates, filled);
  // Browsers get no slots: their component would not know that there is nothing to show.
  if (definition.leavesSlots && texts.every((text) => text === '')) return NOTHING;
  const { open, close } = frameTags(block, definition);
  const last = texts.length - 1;
  const parts = texts.map((text, at) => (at === 0 ? open : '') + text + (at === last ? close : ''));
  return { parts, slots, preloads, state: hydrates ? stateEntry(block) : null };
};
