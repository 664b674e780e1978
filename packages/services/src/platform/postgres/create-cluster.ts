import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BinaryContext, runBinary } from './run-binary.ts';
import { giveTo } from './server-user.ts';

export const SERVER_ROLE = 'broadsheet';

const savePassword = (file: string): string => {
  const password = randomBytes(24).toString('base64url');
  writeFileSync(file, password, { mode: 0o600 });
  return password;
};

/**
 * Creates the data folder on the first start and returns the role's password. The folder is built aside and moved into
 * position, so that an interrupted start leaves no partial one.
 */
export const createClusterOnce = async (
  context: BinaryContext,
  folder: string,
  log: (line: string) => void,
): Promise<{ cluster: string; password: string }> => {
  const cluster = join(folder, 'cluster');
  const passwordFile = join(folder, 'password');
  if (existsSync(cluster)) {
    if (existsSync(passwordFile))
      return { cluster, password: readFileSync(passwordFile, 'utf8').trim() };
    throw new Error(`The database in ${cluster} has lost its password file ${passwordFile}.`);
  }
  log('Making a new PostgreSQL data folder');
  const password = savePassword(passwordFile);
  const draft = join(folder, 'draft');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'data'), { recursive: true, mode: 0o700 });
  const handover = join(draft, 'password');
  writeFileSync(handover, password, { mode: 0o600 });
  for (const path of [draft, join(draft, 'data'), handover]) giveTo(context.user, path);
  const args = [
    `--pgdata=${join(draft, 'data')}`,
    `--username=${SERVER_ROLE}`,
    `--pwfile=${handover}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  await runBinary(context, 'initdb', args, draft);
  renameSync(join(draft, 'data'), cluster);
  rmSync(draft, { recursive: true });
  return { cluster, password };
};
