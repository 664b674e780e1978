import { chownSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The uid and gid of the server: PostgreSQL refuses root, so root switches to `nobody`. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY: ServerUser = { uid: 65534, gid: 65534 };

/** Undefined when the process is not root: then the server runs as the same user. */
export const resolveServerUser = (): ServerUser | undefined =>
  process.getuid?.() === 0 ? NOBODY : undefined;

export const giveTo = (user: ServerUser | undefined, path: string): void => {
  if (user) chownSync(path, user.uid, user.gid);
};

const mayEnter = (user: ServerUser, folder: string): boolean => {
  const { mode, uid, gid } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};

/** Whether the user can reach this existing folder: a home of mode 0700 above it prevents that. */
export const canReach = (user: ServerUser | undefined, folder: string): boolean => {
  if (!user) return true;
  const above = dirname(folder);
  return mayEnter(user, folder) && (above === folder || canReach(user, above));
};
