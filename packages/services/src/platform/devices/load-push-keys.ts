import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';
import type { PushConfig, PushKeys } from './push-config.ts';

const FILE = 'vapid-keys.json';
const ONLY_OWNER = 0o600;

const readStored = async (file: string): Promise<PushKeys | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
};

/** Writes atomically: of two programs that start at the same time, both use the keys of the first. */
const createOnce = async (dataDir: string, file: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(webPush.generateVAPIDKeys()), { mode: ONLY_OWNER });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
};

/** The configured keys, else those of `<dataDir>/vapid-keys.json`, which it creates. */
export const loadPushKeys = async ({ keys }: PushConfig, dataDir: string): Promise<PushKeys> => {
  if (keys) return keys;
  const file = join(dataDir, FILE);
  if ((await readStored(file)) === null) await createOnce(dataDir, file);
  const stored = await readStored(file);
  if (!stored) throw new Error(`${file} has no keys: delete it to have them created anew`);
  return stored;
};
