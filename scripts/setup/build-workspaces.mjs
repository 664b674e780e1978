import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Builds what changed since the last build; the rest comes from turbo's cache.
 * @param {string} root
 * @returns {{ ok: boolean, output: string }}
 */
export const buildWorkspaces = (root) => {
  const turbo = join(root, 'node_modules/turbo/bin/turbo');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', '--output-logs=errors-only', '--no-update-notifier'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    },
  );
  return { ok: status === 0, output: `${stdout}${stderr}` };
};
