import type { Action } from '@broadsheet/contract/actions';
import type { ComponentType, ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { BlockBoundary } from './block-boundary.tsx';
import { fetchJson } from './fetch-json.ts';

/** Props of any block's component, as the renderer sees them; the block's own types are stricter. */
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

/** The root of a hydrated block. It must be equal on the server and in the browser, or hydration fails. */
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
