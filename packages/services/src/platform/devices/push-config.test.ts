import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_PUSH } from '@broadsheet/test-kit/database/create-test-services';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config.ts';
import { loadPushKeys } from './load-push-keys.ts';
import { pushConfigOf } from './push-config.ts';

const { publicKey, privateKey } = TEST_PUSH.keys;
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
const SUBJECT = { VAPID_SUBJECT: 'mailto:push@jobs.example' };

describe('notices on devices', () => {
  it('are off in production without keys, and take a pair with a subject', () => {
    expect(pushConfigOf({}, true)).toBeNull();
    expect(pushConfigOf({ ...KEYS, ...SUBJECT }, true)).toMatchObject({
      keys: { publicKey, privateKey },
      subject: SUBJECT.VAPID_SUBJECT,
    });
    expect(() => pushConfigOf({ VAPID_PUBLIC_KEY: publicKey }, true)).toThrow('set both, or none');
    expect(() => pushConfigOf({ VAPID_PRIVATE_KEY: privateKey }, false)).toThrow('set both');
    expect(() => pushConfigOf(KEYS, true)).toThrow('VAPID_SUBJECT must be set');
  });

  it('go to the hosts that are configured', () => {
    const read = (PUSH_SERVICES?: string) => readConfig({ PUSH_SERVICES }).push?.services;
    expect(read()).toContain('fcm.googleapis.com');
    expect(read('push.example,other.example')).toEqual(['push.example', 'other.example']);
    expect(() => read('https://push.example/')).toThrow('PUSH_SERVICES must be hosts');
    expect(() => read('com')).toThrow('PUSH_SERVICES must be hosts');
  });

  it('have keys that no message of the start shows', () => {
    const read = () => readConfig({ VAPID_PRIVATE_KEY: `${privateKey}=` });
    expect(read).toThrow('VAPID_PRIVATE_KEY must be 32 bytes in base64url, not what it says');
    expect(() => readConfig({ VAPID_SUBJECT: 'push' })).toThrow('VAPID_SUBJECT must be a mailto:');
  });

  it('have keys of their own on a local site, the same for all who start at once', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'broadsheet-push-'));
    onTestFinished(() => rm(dir, { recursive: true }));
    const config = pushConfigOf({}, false);
    if (!config) throw new Error('a local site sends notices');
    const [one, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => loadPushKeys(config, dir)),
    );
    for (const other of others) expect(other).toEqual(one);
    const file = join(dir, 'vapid-keys.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(one);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(readConfig({ ...KEYS, ...SUBJECT }).push?.keys).toEqual(TEST_PUSH.keys);
  });
});
