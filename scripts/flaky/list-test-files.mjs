import { listSources } from '../checks/list-sources.mjs';

const FOLDERS = ['packages', 'bff', 'renderer', 'tests', 'scripts'];
const TEST = /\.(test\.tsx?|spec\.ts)$/;
const OF_VERIFY = /\.verify\.test\.tsx?$/;

/** @param {string} file */
export const isBrowserSpec = (file) => file.endsWith('.spec.ts');

/**
 * The files of vitest and of Playwright that `npm test` runs, relative to the root.
 * @param {string} root
 * @param {readonly string[]} names parts of paths; none: all
 * @throws {Error} for a name that no file has
 */
export const listTestFiles = (root, names) => {
  const files = listSources(root, FOLDERS).filter(
    (file) => TEST.test(file) && !OF_VERIFY.test(file),
  );
  const unknown = names.find((name) => !files.some((file) => file.includes(name)));
  if (unknown) throw new Error(`no test file has ${unknown} in its path`);
  return names.length === 0
    ? files
    : files.filter((file) => names.some((name) => file.includes(name)));
};
