import { join } from 'node:path';
import { cruiseSources } from '../../scripts/checks/cruise-sources.mjs';

/** What every block is drawn with. */
const OF_ALL_BLOCKS = /^(renderer\/|packages\/theme\/|brand-configs\/|package-lock\.json$)/;
/** What no visitor sees. */
const UNSEEN = /\.(test|fixtures|md)\b/;
const BLOCK = /^packages\/blocks\/src\/([^/]+)\//;
const MESSAGES =
  /^(?:layouts\/messages\/[^/]+|packages\/messages\/src\/areas)\/([^/]+)\.(?:json|ts)$/;

/** The files that import each file, relative to the root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** A block type with what it shows. */
export interface BlockMessages {
  readonly type: string;
  /** Areas of the messages that it shows. */
  readonly messages: readonly string[];
}

/** Reads the imports of the sources that blocks are made of; types are not seen. */
export const readImporters = async (root: string): Promise<Importers> => {
  const config = join(root, '.dependency-cruiser.cjs');
  const { modules } = await cruiseSources(root, config, ['packages/blocks/src'], {
    withTypes: false,
  });
  return new Map(modules.map(({ source, dependents }) => [source, dependents]));
};

/** The files, and all that import them, directly or through others. */
const closeOver = (files: readonly string[], importers: Importers): Set<string> => {
  const reached = new Set(files);
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
};

/**
 * The block types whose look may depend on one of the files: their own, one that they import, one of their messages, or one
 * that every block is drawn with.
 * @param files changed ones, relative to the root
 */
export const findTouchedBlocks = (
  files: readonly string[],
  importers: Importers,
  blocks: readonly BlockMessages[],
): string[] => {
  const seen = files.filter((file) => !UNSEEN.test(file));
  if (seen.some((file) => OF_ALL_BLOCKS.test(file))) return blocks.map(({ type }) => type);
  const areas = new Set(seen.map((file) => MESSAGES.exec(file)?.[1]));
  const sources = seen.filter((file) => !MESSAGES.test(file));
  const folders = new Set(
    [...closeOver(sources, importers)]
      .filter((file) => !UNSEEN.test(file))
      .map((file) => BLOCK.exec(file)?.[1]),
  );
  return blocks
    .filter(({ type, messages }) => folders.has(type) || messages.some((area) => areas.has(area)))
    .map(({ type }) => type);
};
