import { spawnSync } from 'node:child_process';

/**
 * True if a git tag contains the file. If git is not available it returns true, because a released file must not change.
 */
export const isReleased = (folder: string, file: string): boolean => {
  const { status, stdout } = spawnSync('git', ['log', '--tags', '-1', '--format=%h', '--', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status !== 0 || stdout.trim() !== '';
};
