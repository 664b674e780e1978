import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDERS, type ContentFolder, signatureOfContent } from './read-content-files.ts';

const DEBOUNCE_MS = 75;
const POLL_MS = 500;

export interface ContentWatch {
  /** Schedules a check of the files after a delay; overlapping delays become one. */
  readonly schedule: (afterMs: number) => void;
  readonly close: () => void;
}

const signatureOf = (dir: string, folders: readonly ContentFolder[]): string => {
  try {
    return signatureOfContent(dir, folders);
  } catch {
    return '';
  }
};

/**
 * Calls `look` shortly after the files of a directory change. File system events are fast but get lost over renames and
 * replaced folders, so signatures are compared twice a second as well.
 */
export const watchContent = (
  dir: string,
  refresh: () => void,
  folders: readonly ContentFolder[] = CONTENT_FOLDERS,
): ContentWatch => {
  const watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  let signature: string | undefined;
  let closed = false;

  const schedule = (afterMs: number) => {
    if (closed) return;
    clearTimeout(timer);
    timer = setTimeout(refresh, afterMs);
    timer.unref();
  };
  const poll = () => {
    const found = signatureOf(dir, folders);
    if (signature !== undefined && found !== signature) schedule(DEBOUNCE_MS);
    signature = found;
  };
  for (const folder of folders) {
    try {
      const watcher = watch(join(dir, folder), () => schedule(DEBOUNCE_MS));
      watcher.on('error', () => watcher.close());
      watcher.unref();
      watchers.push(watcher);
    } catch {
      // A folder that cannot be watched is still polled.
    }
  }
  poll();
  const polling = setInterval(poll, POLL_MS);
  polling.unref();
  return {
    schedule,
    close: () => {
      closed = true;
      clearTimeout(timer);
      clearInterval(polling);
      for (const watcher of watchers) watcher.close();
    },
  };
};
