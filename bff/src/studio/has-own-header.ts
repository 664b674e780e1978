import type { Layout } from '@broadsheet/contract/layout';

const HEADER = 'site-header';

/** Whether a page, or a variant of it, chooses the categories of its header itself. */
export const hasOwnHeader = ({ blocks, variants = [] }: Layout): boolean =>
  [blocks, ...variants.map((variant) => variant.blocks ?? {})].some((written) =>
    Object.entries(written).some(([id, block]) => {
      const isHeader = (block?.type ?? blocks[id]?.type) === HEADER;
      const strip = block?.settings?.strip;
      return isHeader && Array.isArray(strip) && strip.length > 0;
    }),
  );
