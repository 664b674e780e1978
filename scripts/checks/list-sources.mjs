import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const NOT_SOURCE = new Set(['node_modules', 'dist', '.data', '.turbo']);
/** Separate programs with other dependencies, which the benchmark measures. */
const PEERS = 'tests/load/peers/';

/**
 * Every TypeScript file below the folders, relative to `root`, with forward slashes.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]}
 */
export const listSources = (root, folders) => {
  /** @type {(folder: string) => string[]} */
  const filesIn = (folder) =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : filesIn(path);
      return /\.tsx?$/.test(entry.name) ? [relative(root, path).replaceAll('\\', '/')] : [];
    });
  return folders
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap(filesIn)
    .filter((file) => !file.startsWith(PEERS))
    .sort();
};
