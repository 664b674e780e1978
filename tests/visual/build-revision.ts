import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}) =>
  spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const demand = (isDone: boolean, fault: string): void => {
  if (!isDone) throw new Error(fault);
};

/**
 * Hard links, or copies on another disk, where the revision has the same packages: the links of its workspaces are relative, and
 * lead into its own folder.
 */
const linkPackages = (root: string, folder: string): boolean => {
  const lockOf = (at: string): string => readFileSync(join(at, 'package-lock.json'), 'utf8');
  if (lockOf(root) !== lockOf(folder)) return false;
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  return run('cp', ['-al', from, to], root) || run('cp', ['-a', from, folder], root);
};

/**
 * Checks a revision out and builds it. Its packages are those of this folder where both have the same, and its builds come
 * from this folder's cache where their sources are the same.
 * @param folder does not exist yet
 * @throws Error that says which step failed
 */
export const buildRevision = (root: string, revision: string, folder: string): void => {
  const isFound =
    run('git', ['clone', '--quiet', '--no-checkout', root, folder], root) &&
    run('git', ['checkout', '--quiet', '--detach', revision], folder);
  demand(isFound, `${revision} is no revision of this repository`);
  demand(
    linkPackages(root, folder) ||
      run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder),
    `the packages of ${revision} cannot be installed`,
  );
  const cache = { TURBO_CACHE_DIR: join(root, '.turbo/cache') };
  demand(
    run('npm', ['run', 'build', '--', '--output-logs=errors-only'], folder, cache),
    `${revision} cannot be built`,
  );
};
