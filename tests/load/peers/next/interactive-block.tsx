'use client';
import type { ComponentType } from 'react';
import { SearchHero } from '../../../../packages/blocks/src/search-hero/search-hero.tsx';
import { SiteHeader } from '../../../../packages/blocks/src/site-header/site-header.tsx';
import type { BlockState } from './block-state.ts';

const INTERACTIVE: Readonly<Record<string, unknown>> = {
  'search-hero': SearchHero,
  'site-header': SiteHeader,
};
const ignore = (): void => undefined;

/** A block that the browser hydrates. */
export const InteractiveBlock = ({ type, ...state }: BlockState & { readonly type: string }) => {
  const Block = INTERACTIVE[type] as ComponentType<object> | undefined;
  if (!Block) throw new Error(`the peer has no block ${type}`);
  return <Block {...state} {...{ slots: {}, dispatch: ignore }} />;
};
