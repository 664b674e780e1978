import { spawnSync } from 'node:child_process';

/** Whether a tag of git holds the file. Where git cannot tell, it may be: a file that was released must not change. */
export const isReleased = (folder: string, file: string): boolean => {
  const { status, stdout } = spawnSync('git', ['log', '--tags', '-1', '--format=%h', '--', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status !== 0 || stdout.trim() !== '';
};
