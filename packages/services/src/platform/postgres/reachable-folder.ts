import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type ServerUser } from './server-user.ts';

const SHARED_STATE = '/var/lib';

/** The system's folder for data of services; the temporary folder where that is not writable. */
const sharedFolder = (): string => {
  try {
    accessSync(SHARED_STATE, constants.W_OK);
    return SHARED_STATE;
  } catch {
    return tmpdir();
  }
};

/**
 * The real folder behind `wanted`, created if necessary, which the server's user can reach. Under a private home it
 * becomes a link to a new folder outside, so that removing the link starts afresh.
 */
export const openReachableFolder = (wanted: string, user: ServerUser | undefined): string => {
  if (existsSync(wanted)) {
    const real = realpathSync(wanted);
    if (canReach(user, real)) return real;
    throw new Error(
      `The database folder ${real} cannot be reached by uid ${user?.uid}, as whom PostgreSQL runs ` +
        'because it refuses root. Move it elsewhere, or name a server in DATABASE_URL.',
    );
  }
  mkdirSync(dirname(wanted), { recursive: true });
  if (canReach(user, realpathSync(dirname(wanted)))) {
    mkdirSync(wanted, { mode: 0o755 });
    return realpathSync(wanted);
  }
  const outside = mkdtempSync(join(sharedFolder(), 'broadsheet-'));
  chmodSync(outside, 0o755);
  symlinkSync(outside, wanted);
  return realpathSync(outside);
};
