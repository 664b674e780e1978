import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Saves within this time are one change. */
const SETTLE_MS = 15;
/** No program is made of them. */
const IGNORED = /\.md$|\.test\.tsx?$|\.spec\.ts$/;

/** @type {(file: string) => Promise<string>} */
const digestOf = (file) =>
  readFile(file).then(
    (bytes) => createHash('sha1').update(bytes).digest('base64'),
    () => 'absent',
  );

/**
 * Calls `onChange` with the files that a save has changed, one call at a time. One save often causes several events:
 * unchanged files are dropped.
 * @param {import('vite').FSWatcher} watcher
 * @param {(files: string[]) => Promise<void>} onChange
 * @returns {{ finished: () => Promise<void> }}
 */
export const followSaves = (watcher, onChange) => {
  /** @type {Map<string, string>} */
  const digests = new Map();
  /** @type {Set<string>} */
  const touched = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let running = Promise.resolve();

  const findChanged = async () => {
    const files = [...touched];
    touched.clear();
    const read = await Promise.all(
      files.map(async (file) => ({ file, digest: await digestOf(file) })),
    );
    const changed = read.filter(({ file, digest }) => digests.get(file) !== digest);
    for (const { file, digest } of changed) digests.set(file, digest);
    return changed.map(({ file }) => file);
  };
  const run = async () => {
    const changed = await findChanged();
    if (changed.length > 0) await onChange(changed);
  };
  for (const event of /** @type {const} */ (['add', 'change', 'unlink']))
    watcher.on(event, (file) => {
      if (IGNORED.test(file)) return;
      touched.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(run);
      }, SETTLE_MS);
    });
  return { finished: () => running };
};
