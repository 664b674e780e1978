import type { BlockProps } from './block-component.ts';

/** Named states of a block as its component is given them: tests, previews and sweeps draw each. */
export type BlockFixtures<Definition> = Readonly<
  Record<string, Pick<BlockProps<Definition>, 'settings' | 'data'>>
>;
