import type { ComponentType } from 'react';
import { InteractiveBlock } from './interactive-block.tsx';
import { page } from './read-page.ts';
import { STATIC_BLOCKS } from './static-blocks.ts';

const staticBlocks = new Map<string, unknown>(Object.entries(STATIC_BLOCKS));
const ignore = (): void => undefined;

/** The blocks of the page JSON: interactive ones as client components, all others as server components. */
export const PageBlocks = () => (
  <main>
    {page.blocks.map(({ id, type, settings, data }) => {
      const Static = staticBlocks.get(type) as ComponentType<object> | undefined;
      return (
        <section key={id} data-block-id={id} data-block-type={type}>
          {Static ? (
            <Static {...{ id, settings, data, slots: {}, dispatch: ignore }} />
          ) : (
            <InteractiveBlock {...{ id, type, settings, data }} />
          )}
        </section>
      );
    })}
  </main>
);
