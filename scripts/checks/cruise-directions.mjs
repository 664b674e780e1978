import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
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
  const options = await extractDepcruiseOptions(configFile);
  const { enhancedResolveOptions } = createRequire(configFile)(configFile).options;
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const tsConfig = extractTSConfig(join(root, 'tsconfig.json'));
  const { output } = await cruise(folders, { ...options, baseDir: root }, enhancedResolveOptions, {
    tsConfig,
  });
  if (typeof output === 'string') throw new Error('the cruise answered with text, not modules');
  const read = new Set(output.modules.map((module) => module.source));
  const sources = listSources(root, FOLDERS);
  return {
    sources: sources.length,
    unread: sources.filter((source) => !read.has(source)),
    violations: output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      from,
      to,
    })),
  };
};
