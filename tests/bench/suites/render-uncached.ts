import { renderBlockContent } from '@broadsheet/renderer/render-block-content';

/** A row of the suites' table. */
export interface TableRow {
  readonly id: string;
  readonly name: string;
}
export type LoadRows = () => Promise<readonly TableRow[]>;

type BlockComponent = Parameters<typeof renderBlockContent>[0];

/** Renders a static block as the product does, but without its caches: the suites measure rendering. */
export const renderUncached = (Block: BlockComponent, data: unknown): string => {
  const block = { id: 'table', type: 'table', version: 1, state: 'ready', revision: '' } as const;
  return renderBlockContent(Block, { ...block, settings: {}, data }, false, []).texts.join('');
};
