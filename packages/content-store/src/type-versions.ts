import type { CompiledLayout } from '@broadsheet/layout-engine/compiled-layout';

/** The types that a page can show, including fallbacks, each with its current version. */
export const typeVersions = ({ blocks }: CompiledLayout): [type: string, version: number][] =>
  blocks
    .flatMap(({ definition, fallback }) =>
      typeof fallback === 'object' ? [definition, fallback.definition] : [definition],
    )
    .map(({ type, version }) => [type, version]);
