import type { ComponentType } from 'react';
import type { BlockState } from './block-state.ts';
import { InteractiveBlock } from './interactive-block.tsx';
import { STATIC_BLOCKS } from './static-blocks.ts';

const staticBlocks = new Map<string, unknown>(Object.entries(STATIC_BLOCKS));
const ignore = (): void => undefined;

const Block = ({ id, type, settings, data, messages, slots = {} }: BlockState) => {
  const Static = staticBlocks.get(type) as ComponentType<object> | undefined;
  const state = { id, settings, data, messages };
  const drawn = Object.fromEntries(
    Object.entries(slots).map(([name, children]) => [
      name,
      children.map((child) => <Block key={child.id} {...child} />),
    ]),
  );
  return (
    <section data-block-id={id} data-block-type={type}>
      {Static ? (
        <Static {...state} {...{ slots: drawn, dispatch: ignore }} />
      ) : (
        <InteractiveBlock type={type} {...state} />
      )}
    </section>
  );
};

/** Interactive blocks as client components, all others as server components. */
export const PageBlocks = ({ blocks }: { readonly blocks: readonly BlockState[] }) => (
  <main>
    {blocks.map((block) => (
      <Block key={block.id} {...block} />
    ))}
  </main>
);
