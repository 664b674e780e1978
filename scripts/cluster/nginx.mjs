import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnCommand } from '../run/spawn-program.mjs';
import { findServerProgram } from '../setup/find-server-program.mjs';
import { nginxConfigOf } from './nginx-config.mjs';

const TEMPLATE = 'deploy/nginx/broadsheet.conf.template';

/**
 * Fills in the names of a template, as envsubst does.
 * @param {string} template
 * @param {Readonly<Record<string, string>>} values
 * @param {string} [file] that it comes from
 * @throws {Error} for a name without a value
 */
export const fillTemplate = (template, values, file = TEMPLATE) =>
  template.replaceAll(/\$\{([A-Z0-9_]+)\}/g, (_, /** @type {string} */ name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${file} asks for ${name}, which nobody gives.`);
    return value;
  });

/**
 * Old workers occupy nginx's port after its main process was killed: this makes them release it, and exit after their
 * current responses.
 * @type {(pid: number) => void}
 */
const endWorkersLeft = (pid) => {
  try {
    process.kill(-pid, 'SIGQUIT');
  } catch {
    // No worker remains.
  }
};

/**
 * nginx in front of both BFFs and both services, configured by the operators' template.
 * @param {{
 *   root: string,
 *   folder: string,
 *   values: Readonly<Record<string, string>>,
 *   openLog: (name: string) => number,
 *   say: (line: string) => void,
 * }} options values: of the names in the template
 */
export const prepareNginx = ({ root, folder, values, openLog, say }) => {
  const { executablePath, env } = findServerProgram(root, 'nginx', say);
  mkdirSync(folder, { recursive: true });
  const template = readFileSync(join(root, TEMPLATE), 'utf8');
  writeFileSync(join(folder, 'broadsheet.conf'), fillTemplate(template, values));
  writeFileSync(
    join(folder, 'nginx.conf'),
    nginxConfigOf(folder, 2, `  include ${join(folder, 'broadsheet.conf')};`),
  );
  const spawnNginx = spawnCommand(executablePath, openLog('nginx'));
  /** @type {number | undefined} */
  let last;
  return {
    args: ['-e', join(folder, 'error.log'), '-p', folder, '-c', join(folder, 'nginx.conf')],
    env: { ...process.env, ...env },
    spawnProgram: (
      /** @type {import('../run/spawn-program.mjs').Program} */ program,
      /** @type {string} */ cwd,
    ) => {
      if (last !== undefined) endWorkersLeft(last);
      const child = spawnNginx(program, cwd);
      last = child.pid;
      return child;
    },
  };
};
