import type { BlockDefinition, BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import type { BlockReport } from '@broadsheet/contract/page-renderer';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { type BlockComponent, BlockView } from './block-view.tsx';
import { escapeHtml } from './escape.ts';
import { Failure, Skeleton } from './placeholder.tsx';

export interface BlockCatalog {
  readonly definitions: BlockDefinitions;
  readonly components: Readonly<Record<string, BlockComponent>>;
}

/** What drawing some blocks brought to light beside their HTML. */
export interface Findings {
  readonly report: BlockReport;
  /** `<link rel="preload">` elements that belong into the document's head. */
  readonly preloads: Set<string>;
  /** Blocks that the browser hydrates, in the order of the page. */
  readonly hydrated: PageBlock[];
}

const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;
/** No block's text can hold a tag; the name is unlikely enough for the sanitised HTML that some hold. */
const slotMark = (name: string): string => `broadsheet-slot:${name}`;
const slotHtml = (name: string): string => `<template data-slot="${slotMark(name)}"></template>`;
/** What the element around a block says of its type. */
type Frame = Pick<BlockDefinition, 'hydrate' | 'personal'> & {
  readonly landmark?: 'banner' | 'main' | 'contentinfo';
};

const ignore = (): void => {};

const withoutHoisted = (html: string, preloads: Set<string>): string =>
  html.replace(HOISTED, (links) => {
    for (const link of links.match(/<link[^>]*>/g) ?? []) preloads.add(link);
    return '';
  });

const wrap = (block: PageBlock, frame: Frame, html: string): string => {
  const { hydrate, landmark = 'main', personal } = frame;
  const state = block.state === 'ready' ? '' : ` data-block-state="${block.state}"`;
  const busy = block.state === 'deferred' ? ' aria-busy="true"' : '';
  const reader = personal ? ' data-personal' : '';
  const tag = landmark === 'main' ? 'section' : 'div';
  return (
    `<${tag} data-block-id="${escapeHtml(block.id)}" data-block-type="${escapeHtml(block.type)}"` +
    ` data-block-revision="${escapeHtml(block.revision)}" data-hydrate="${hydrate}"` +
    ` data-landmark="${landmark}"${reader}${state}${busy}>${html}</${tag}>`
  );
};

/** One block with its children as HTML; empty when there is nothing to show. Never throws. */
export const renderBlock = (
  catalog: BlockCatalog,
  block: PageBlock,
  findings: Findings,
): string => {
  const definition = catalog.definitions[block.type];
  const Block = catalog.components[block.type];
  if (!definition || !Block) {
    const error = new Error(`no block type ${block.type}`);
    findings.report({ id: block.id, type: block.type, error });
    return '';
  }
  const still: Frame = { ...definition, hydrate: 'never' };
  const failed = (): string =>
    definition.onFailure === 'show'
      ? wrap({ ...block, state: 'failed' }, still, renderToStaticMarkup(<Failure />))
      : '';
  if (block.state === 'failed') return failed();
  if (block.state === 'deferred') {
    return wrap(block, still, renderToStaticMarkup(<Skeleton />));
  }

  const children = new Map<string, string>();
  for (const [name, blocks] of Object.entries(block.slots ?? {})) {
    const html = blocks.map((child) => renderBlock(catalog, child, findings)).join('');
    if (html !== '') children.set(name, html);
  }
  const slots: Record<string, ReactNode> = {};
  for (const name of children.keys()) slots[name] = <template data-slot={slotMark(name)} />;

  const { id, settings, data } = block;
  const props = { id, settings, data, slots, dispatch: ignore };
  const hydrates = definition.hydrate !== 'never';
  try {
    const drawn = hydrates
      ? renderToString(<BlockView component={Block} {...props} />, { identifierPrefix: id })
      : renderToStaticMarkup(<Block {...props} />);
    let html = withoutHoisted(drawn, findings.preloads);
    for (const [name, inner] of children) html = html.split(slotHtml(name)).join(inner);
    if (hydrates) findings.hydrated.push(block);
    return wrap(block, definition, html);
  } catch (error) {
    findings.report({ id, type: block.type, error });
    return failed();
  }
};
