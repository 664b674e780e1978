import type { Action } from '@broadsheet/contract/actions';
import type { ComponentType, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { BlockBoundary } from './block-boundary.tsx';
import { fetchJson } from './fetch-json.ts';

/** Every block's component as the renderer sees it: what its own types say more is the block's affair. */
export interface BlockViewProps {
  readonly id: string;
  readonly settings: unknown;
  readonly data: unknown;
  readonly messages?: unknown;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly dispatch: (action: Action) => void;
}
export type BlockComponent = ComponentType<BlockViewProps>;

const SWR_OPTIONS = { fetcher: fetchJson, revalidateOnFocus: false } as const;

/** The root of a hydrated block, the same on the server and in the browser, or hydration would differ. */
export const BlockView = ({
  component: Block,
  ...props
}: BlockViewProps & { readonly component: BlockComponent }) => (
  <BlockBoundary>
    <SWRConfig value={SWR_OPTIONS}>
      <Block {...props} />
    </SWRConfig>
  </BlockBoundary>
);
