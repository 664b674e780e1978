import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} Locked */

/** @type {(file: string) => Record<string, Locked>} */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares the lock file with npm's record of the last install. Optional packages for other platforms may be absent.
 * @param {string} root
 * @returns {string[]} paths such as `node_modules/react` that are absent or of another version
 */
export const findMissingPackages = (root) => {
  const installedFile = join(root, 'node_modules/.package-lock.json');
  const installed = existsSync(installedFile) ? readPackages(installedFile) : {};
  return Object.entries(readPackages(join(root, 'package-lock.json')))
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, wanted]) => {
      const found = installed[path];
      if (!found) return !wanted.optional;
      return wanted.link ? !existsSync(join(root, path)) : found.version !== wanted.version;
    })
    .map(([path]) => path);
};
