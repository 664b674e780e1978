import { randomUUID } from 'node:crypto';
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { PlatformBinaries } from './platform-binaries.ts';
import { canReach, type ServerUser } from './server-user.ts';

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

const missingLinks = (directory: string): LibraryLink[] => {
  const list = join(directory, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links = JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[];
  return links.filter(({ target }) => !existsSync(join(dirname(directory), target)));
};

const link = (directory: string): void => {
  const root = dirname(directory);
  for (const { source, target } of missingLinks(directory)) {
    const linkPath = join(root, target);
    rmSync(linkPath, { force: true });
    symlinkSync(relative(dirname(linkPath), join(root, source)), linkPath);
  }
};

const isWritable = (directory: string): boolean => {
  try {
    accessSync(join(directory, 'lib'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * A `native` folder that the server's user can read, with its library links. npm runs no install script on many
 * machines, so the links may be missing; where the package cannot serve, a copy is made in `folder`.
 */
export const stageBinaries = (
  binaries: PlatformBinaries,
  folder: string,
  user: ServerUser | undefined,
): string => {
  const usable = canReach(user, binaries.directory);
  if (usable && missingLinks(binaries.directory).length === 0) return binaries.directory;
  if (usable && isWritable(binaries.directory)) {
    link(binaries.directory);
    return binaries.directory;
  }
  const staged = join(folder, `postgresql-${binaries.version}`, 'native');
  if (existsSync(staged)) return staged;
  const draft = join(folder, `draft-${randomUUID()}`);
  cpSync(binaries.directory, join(draft, basename(staged)), {
    recursive: true,
    verbatimSymlinks: true,
  });
  link(join(draft, basename(staged)));
  renameSync(draft, dirname(staged));
  return staged;
};
