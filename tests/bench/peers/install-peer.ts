import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const RUN_SETTINGS =
  /^npm_(command|execpath|node_execpath|package_|lifecycle_|config_(local_|global_)?prefix)/;

/** Without the settings of `npm run`, which would make npm install in the project's root. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !RUN_SETTINGS.test(name)));

/**
 * Installs a package that only the bench needs, unless it is there.
 * @returns whether it is there now
 */
export const installPeer = (folder: string, dependency: string): boolean => {
  if (existsSync(join(folder, 'node_modules', dependency))) return true;
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'ignore',
    env: ownEnvironment(),
  });
  return status === 0;
};
