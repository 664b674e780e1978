import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruiseSources } from './cruise-sources.mjs';
import { listSources } from './list-sources.mjs';

const FOLDERS = ['packages', 'bff', 'renderer', 'tests'];

/**
 * Checks every import below `root` against the rules of `.dependency-cruiser.cjs`. `unread` are sources that the
 * cruiser did not open: a misconfigured one reads none and reports no violation.
 * @param {string} root folder with tsconfig.json and, as far as they exist, FOLDERS
 * @param {string} configFile absolute path of the rules
 * @returns {Promise<{
 *   sources: number,
 *   unread: string[],
 *   violations: { rule: string, from: string, to: string }[],
 * }>}
 */
export const cruiseDirections = async (root, configFile) => {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { modules, summary } = await cruiseSources(root, configFile, folders);
  const read = new Set(modules.map((module) => module.source));
  const sources = listSources(root, FOLDERS);
  return {
    sources: sources.length,
    unread: sources.filter((source) => !read.has(source)),
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
};
