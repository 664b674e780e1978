'use client';
import type { ComponentType } from 'react';
import { SearchHero } from '../../../../packages/blocks/src/search-hero/search-hero.tsx';
import { SearchSheet } from '../../../../packages/blocks/src/search-sheet/search-sheet.tsx';
import { ShareLink } from '../../../../packages/blocks/src/share-link/share-link.tsx';
import { SiteHeader } from '../../../../packages/blocks/src/site-header/site-header.tsx';
import type { BlockState } from './block-state.ts';

export const INTERACTIVE_BLOCKS: Readonly<Record<string, unknown>> = {
  'search-hero': SearchHero,
  'search-sheet': SearchSheet,
  'share-link': ShareLink,
  'site-header': SiteHeader,
};
const ignore = (): void => undefined;

/** A block that the browser hydrates. */
export const InteractiveBlock = ({ type, ...state }: Omit<BlockState, 'slots'>) => {
  const Block = INTERACTIVE_BLOCKS[type] as ComponentType<object> | undefined;
  if (!Block) throw new Error(`the peer has no block ${type}`);
  return <Block {...state} {...{ slots: {}, dispatch: ignore }} />;
};
