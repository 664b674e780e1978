import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';

/**
 * Reads the imports below some folders of `root`, which has a tsconfig.json.
 * @param {string} root
 * @param {string} configFile absolute path of the rules
 * @param {readonly string[]} folders relative to the root
 * @param {{ withTypes?: boolean }} [options] `withTypes: false` leaves out imports that are of types alone
 * @returns {Promise<import('dependency-cruiser').ICruiseResult>} modules, their paths relative to the root, and violations
 *   of the rules
 */
export const cruiseSources = async (root, configFile, folders, { withTypes = true } = {}) => {
  const options = await extractDepcruiseOptions(configFile);
  const { enhancedResolveOptions } = createRequire(configFile)(configFile).options;
  const { output } = await cruise(
    [...folders],
    { ...options, baseDir: root, tsPreCompilationDeps: withTypes },
    enhancedResolveOptions,
    {
      tsConfig: extractTSConfig(join(root, 'tsconfig.json')),
    },
  );
  if (typeof output === 'string') throw new Error('the cruise answered with text, not modules');
  return output;
};
