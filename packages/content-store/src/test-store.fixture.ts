import { rename, writeFile } from 'node:fs/promises';
import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { onTestFinished } from 'vitest';
import type { ContentChange, ContentStore, ContentStoreOptions } from './content-store.ts';
import { writeContent } from './example-content.ts';
import { openContentStore } from './open-content-store.ts';

/** Writes files into a folder that is deleted after the test. */
export const write = async (files: Readonly<Record<string, string>>) => {
  const { dir, remove } = await writeContent(files);
  // Not by a hook of this module: test files share it, and a hook is of the first file alone.
  onTestFinished(remove);
  return dir;
};

/** Replaces a file atomically: a store never reads half of it. */
export const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
};

/** A store over a folder, with its log; closed after the test. */
export const open = async (dir: string, options: Partial<ContentStoreOptions> = {}) => {
  const logged: string[] = [];
  const log = {
    info: (_: object, message: string) => logged.push(`info ${message}`),
    error: (_: object, message: string) => logged.push(`error ${message}`),
  };
  const store = await openContentStore({
    dir,
    definitions: exampleDefinitions,
    watch: true,
    log,
    ...options,
  });
  onTestFinished(() => store.close());
  return { store, logged };
};

const nextChange = (store: ContentStore) =>
  new Promise<ContentChange>((resolve) => {
    const stop = store.onChange((change) => {
      stop();
      resolve(change);
    });
  });

/** Acts and waits for the resulting change. */
export const changeAfter = async (store: ContentStore, act: () => Promise<unknown>) => {
  const change = nextChange(store);
  await act();
  return change;
};

/** The title that the home page of the example content has now. */
export const titleOf = (store: ContentStore) =>
  store.current().pages.get('home')?.layout.blocks.a?.settings?.title;
