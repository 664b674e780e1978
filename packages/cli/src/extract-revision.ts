import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const LIST_MAX_BYTES = 64 * 1024 * 1024;
const SHORT_ID = 12;
const FOLDERS = ['layouts', 'brand-configs'];
const run = promisify(execFile);

export interface ExtractedRevision {
  /** Contains `layouts/` and `brand-configs/` of the revision. */
  readonly dir: string;
  /** `<requested ref> (<commit>)` */
  readonly label: string;
  readonly remove: () => Promise<void>;
}

const findCommit = async (dir: string, ref: string): Promise<string> => {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`];
  try {
    return (await run('git', ['-C', dir, ...args])).stdout.trim();
  } catch (cause) {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    const message = isMissing
      ? 'git is not installed: give a folder to compare with'
      : `"${ref}" is not a folder and not a git revision in ${dir}`;
    throw new Error(message, { cause });
  }
};

/**
 * Writes a revision's content into a folder of its own, without touching the work tree and its index.
 * @param dir the content directory, somewhere in a git repository.
 * @param ref anything that names a commit. Throws when git does not know it.
 */
export const extractRevision = async (dir: string, ref: string): Promise<ExtractedRevision> => {
  const commit = await findCommit(dir, ref);
  const base = await mkdtemp(join(tmpdir(), 'broadsheet-diff-'));
  const gitIn = async (folder: string, ...args: string[]) => {
    const env = { ...process.env, GIT_INDEX_FILE: join(base, 'index') };
    const options = { env, maxBuffer: LIST_MAX_BYTES };
    return (await run('git', ['-C', folder, ...args], options)).stdout;
  };
  const remove = () => rm(base, { recursive: true, force: true });
  try {
    const root = (await gitIn(dir, 'rev-parse', '--show-toplevel')).trim();
    const inside = (await gitIn(dir, 'rev-parse', '--show-prefix')).trim();
    await gitIn(root, 'read-tree', `${commit}:${inside}`);
    const files = (await gitIn(root, 'ls-files', '-z'))
      .split('\0')
      .filter((file) => FOLDERS.some((folder) => file.startsWith(`${folder}/`)));
    const target = join(base, 'content');
    if (files.length > 0)
      await gitIn(root, 'checkout-index', `--prefix=${target}/`, '--', ...files);
    return { dir: target, label: `${ref} (${commit.slice(0, SHORT_ID)})`, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
