import { blockComponents } from '@broadsheet/blocks/client';
import { blockFixtures } from '@broadsheet/blocks/fixtures';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BlockComponent, BlockView } from './block-view.tsx';
import { createFragmentCache } from './fragment-cache.ts';
import type { BlockState } from './page-state.ts';
import { textOf } from './parts.ts';
import { createBlockRenderer, createFindings } from './render-block.ts';
import { renderBlockContent } from './render-block-content.tsx';
import { staticMarkup } from './static-markup/static-markup.ts';

const definitions: BlockDefinitions = blockDefinitions;
const components: Record<string, BlockComponent> = {};
const ready = (id: string, type: string, state: BlockState): PageBlock => ({
  id,
  type,
  version: 1,
  state: 'ready',
  revision: `r-${id}`,
  ...state,
});
const fixtures = Object.entries(blockFixtures).flatMap(([type, named]) =>
  Object.entries(named).map(([name, state]): [string, string, PageBlock] => [
    type,
    name,
    ready(`the-${type}`, type, state as BlockState),
  ]),
);
const movingOnes = fixtures.filter(([type]) => definitions[type]?.hydrate !== 'never');
const stillOnes = fixtures.filter(([type]) => definitions[type]?.hydrate === 'never');

beforeAll(async () => {
  for (const [type, load] of Object.entries(blockComponents)) {
    components[type] = (await load()) as BlockComponent;
  }
});

const filledSlots = ({ slots = {} }: PageBlock) =>
  Object.entries(slots).filter(([, children]) => children.length > 0);

/** Renders a block by React alone, with the blocks in its slots in the same tree. */
const FullBlock = ({ block }: { readonly block: PageBlock }) => {
  const { id, type, settings, data, messages } = block;
  const definition = definitions[type];
  const Block = components[type];
  if (!definition || !Block) throw new Error(`no block type ${type}`);
  const Tag = definition.landmark ? 'div' : 'section';
  const slots = Object.fromEntries(
    filledSlots(block).map(([name, children]): [string, ReactNode] => [
      name,
      children.map((child) => <FullBlock key={child.id} block={child} />),
    ]),
  );
  return (
    <Tag
      data-block-id={id}
      data-block-type={type}
      data-block-revision={block.revision}
      data-hydrate={definition.hydrate}
      data-landmark={definition.landmark ?? 'main'}
      data-personal={definition.personal ? '' : undefined}
      data-leaves-out-blocked={definition.leavesOutBlocked ? '' : undefined}
    >
      <BlockView
        component={Block}
        {...{ id, settings, data, messages, slots, dispatch: () => undefined }}
      />
    </Tag>
  );
};

/** Tags, attributes and texts, one per line; React's comments between texts are ignored. */
const nodesOf = (html: string): string[] => {
  const lines: string[] = [];
  const walk = (node: Node): void => {
    if (node instanceof Element) {
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`);
      lines.push(`<${node.tagName}> ${attributes.sort().join(' ')}`);
    }
    if (node instanceof Text) lines.push(`"${node.data}"`);
    node.childNodes.forEach(walk);
    if (node instanceof Element) lines.push(`</${node.tagName}>`);
  };
  const root = document.createElement('div');
  root.innerHTML = html.replaceAll('<!-- -->', '');
  walk(root);
  return lines;
};
/** React's ids depend on the tree around a block; both sides render one root per block. */
const fullHtml = (block: PageBlock): string =>
  renderToString(<FullBlock block={block} />, { identifierPrefix: block.id }).replace(
    /^(?:<link [^>]*>)+/,
    '',
  );
const ownHtml = (block: PageBlock): string => {
  const findings = createFindings(({ error }) => {
    throw error;
  });
  const render = createBlockRenderer({ definitions, components }, createFragmentCache().blocks);
  return textOf(render(block, builtInMessages().page, findings));
};

describe('every block', () => {
  it.each(fixtures)('%s, %s: has the nodes that React alone renders', (_type, _name, block) => {
    const nodes = nodesOf(ownHtml(block));
    expect(nodes.length).toBeGreaterThan(4);
    expect(nodes).toEqual(nodesOf(fullHtml(block)));
  });

  it.each(stillOnes)(
    '%s, %s: static, renders without React, letter for letter',
    (type, _, block) => {
      const Block = components[type];
      if (!Block) throw new Error(`no block type ${type}`);
      const { id, settings, data, messages } = block;
      const node = (
        <Block {...{ id, settings, data, messages, slots: {}, dispatch: () => undefined }} />
      );
      const preloads = new Set<string>();
      const html = staticMarkup(node, { preloads, selected: null });
      expect([...preloads].join('') + html).toBe(renderToStaticMarkup(node));
    },
  );

  it.each(movingOnes)('%s, %s: hydrated, is what React renders, letter for letter', (...args) => {
    const [, , block] = args;
    const { id, settings, data, messages } = block;
    const Block = components[block.type];
    if (!Block) throw new Error(`no block type ${block.type}`);
    const props = { id, settings, data, messages, slots: {}, dispatch: () => undefined };
    const node = <BlockView component={Block} {...props} />;
    const { texts, preloads } = renderBlockContent(Block, block, true, []);
    const links = [...preloads].join('');
    expect(links + texts.join('')).toBe(renderToString(node, { identifierPrefix: id }));
  });

  it.each(['left', 'right'])('renders in the slots of another, split to the %s', (side) => {
    const blockOf = (type: string): PageBlock => {
      const found = fixtures.find(([some]) => some === type);
      if (!found) throw new Error(`no fixture of ${type}`);
      return found[2];
    };
    const split = { ...blockOf('split'), settings: { side } };
    const main = ['prose', 'share-link', 'job-categories'].map(blockOf);
    const aside = ['quote', 'city-list'].map(blockOf);
    for (const slots of [
      { main, aside },
      { main, aside: [] },
      { main: [], aside },
    ]) {
      // useId distinguishes equal ids by root; here all blocks have one root.
      const block = { ...split, id: 'share-link', slots };
      expect(nodesOf(ownHtml(block))).toEqual(nodesOf(fullHtml(block)));
    }
  });
});
