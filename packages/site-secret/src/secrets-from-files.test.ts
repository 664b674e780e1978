import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { secretsFromFiles } from './secrets-from-files.ts';

const dir = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(dir, { recursive: true }));
const fileOf = (text: string): string => {
  const file = join(dir, `secret-${Buffer.from(text).toString('hex')}`);
  writeFileSync(file, text);
  return file;
};
const NAMES = ['SALT', 'KEY'];

describe('secrets from files', () => {
  it.each(['hush', 'hush\n', 'hush\r\n'])('are what the file says, without its end: %j', (text) => {
    const env = { SALT_FILE: fileOf(text), KEY: 'given', PORT: '3000' };
    expect(secretsFromFiles(env, NAMES)).toMatchObject({
      SALT: 'hush',
      KEY: 'given',
      PORT: '3000',
    });
  });

  it('leave alone what is no secret, and what names no file', () => {
    const env = { PORT_FILE: fileOf('3000'), SALT_FILE: '', KEY: '' };
    expect(secretsFromFiles(env, NAMES)).toEqual(env);
  });

  it('are refused where both are given', () => {
    const given = () => secretsFromFiles({ KEY: 'hush', KEY_FILE: fileOf('hush') }, NAMES);
    expect(given).toThrow('KEY and KEY_FILE are both set: expected one of them');
    expect(given).not.toThrow('hush');
  });

  it('stop a start that has no file, none that can be read, or an empty one', () => {
    const missing = join(dir, 'not-there');
    const read = (file: string) => () => secretsFromFiles({ KEY_FILE: file }, NAMES);
    expect(read(missing)).toThrow(`KEY_FILE names ${missing}, which cannot be read: ENOENT`);
    expect(read(dir)).toThrow(`KEY_FILE names ${dir}, which cannot be read: EISDIR`);
    const empty = fileOf(' \n');
    expect(read(empty)).toThrow(`KEY_FILE names ${empty}, which is empty`);
  });
});
