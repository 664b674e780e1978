import type { BlockProps } from './block-component.ts';

/** Named states of a block as props of its component. Tests, previews and sweeps render each of them. */
export type BlockFixtures<Definition> = Readonly<
  Record<string, Pick<BlockProps<Definition>, 'settings' | 'data'>>
>;
