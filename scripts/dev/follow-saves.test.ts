import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FSWatcher } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSaves } from './follow-saves.mjs';

let folder = '';
let changes: string[][] = [];
let watcher: EventEmitter;
const save = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  watcher.emit('change', file);
  return file;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saves-'));
  changes = [];
  watcher = new EventEmitter();
  followSaves(watcher as FSWatcher, async (files) => void changes.push(files));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports the saves of one moment as one change', async () => {
  const files = [save('a.ts', '1'), save('b.ts', '1')];
  await vi.waitFor(() => expect(changes).toEqual([files]));
});

it('leaves out a file that is what it was, and files of which no program is made', async () => {
  const first = save('a.ts', '1');
  await vi.waitFor(() => expect(changes).toEqual([[first]]));
  save('a.ts', '1');
  save('a.test.ts', '2');
  save('README.md', '2');
  const other = save('b.ts', '1');
  await vi.waitFor(() => expect(changes).toEqual([[first], [other]]));
});

it('reports a file that is removed', async () => {
  const file = save('a.ts', '1');
  await vi.waitFor(() => expect(changes).toHaveLength(1));
  rmSync(file);
  watcher.emit('unlink', file);
  await vi.waitFor(() => expect(changes).toEqual([[file], [file]]));
});
