import { fileURLToPath } from 'node:url';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import { type Plugin, runnerImport } from 'vite';

const BLOCKS = fileURLToPath(new URL('../../packages/blocks/src', import.meta.url));
const REGISTRY = `${BLOCKS}/client.ts`;

interface Property {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly key?: { readonly type: string; readonly name?: string; readonly value?: unknown };
}
interface Node {
  readonly type: string;
  readonly properties?: readonly Property[];
}

const propertyName = ({ key }: Property): string => key?.name ?? String(key?.value);

/** Lists every property of every object literal in a syntax tree. */
const propertiesIn = (node: unknown): Property[] => {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(propertiesIn);
  const own = (node as Node).type === 'ObjectExpression' ? ((node as Node).properties ?? []) : [];
  return [...own, ...Object.values(node).flatMap(propertiesIn)];
};

/** The browser's registry contains only hydrated blocks, so that static blocks ship no code. */
export const dropStaticBlocks = (): Plugin => {
  let definitions: BlockDefinitions = {};
  return {
    name: 'drop-static-blocks',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async buildStart() {
      const { module } = await runnerImport<{ blockDefinitions: BlockDefinitions }>(
        `${BLOCKS}/schemas.ts`,
        { root: BLOCKS, configFile: false, logLevel: 'silent' },
      );
      definitions = module.blockDefinitions;
    },
    transform(code, id) {
      if (id !== REGISTRY) return null;
      let remaining = code;
      const fromTheEnd = propertiesIn(this.parse(code)).sort((a, b) => b.start - a.start);
      for (const property of fromTheEnd) {
        if (definitions[propertyName(property)]?.hydrate !== 'never') continue;
        const comma = /^\s*,/.exec(remaining.slice(property.end))?.[0].length ?? 0;
        remaining = remaining.slice(0, property.start) + remaining.slice(property.end + comma);
      }
      return { code: remaining, map: null };
    },
  };
};
