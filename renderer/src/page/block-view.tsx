import type { Action } from '@broadsheet/contract/actions';
import type { ComponentType, ReactNode } from 'react';
import { BlockBoundary } from './block-boundary.tsx';

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

/** The root of a hydrated block. It must be equal on the server and in the browser, or hydration fails. */
export const BlockView = ({
  component: Block,
  ...props
}: BlockViewProps & { readonly component: BlockComponent }) => (
  <BlockBoundary>
    <Block {...props} />
  </BlockBoundary>
);
