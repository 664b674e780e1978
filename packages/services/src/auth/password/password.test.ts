import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@broadsheet/contract/constants';
import { NewPassword } from '@broadsheet/contract/entities/account';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, requireStrongPassword } from './password.ts';

const COUNT = 3000;
const OWNER = { name: 'Asha Rao', email: 'asha@example.com' };

const isRefused = (password: string): boolean => {
  try {
    requireStrongPassword(password, OWNER);
    return false;
  } catch {
    return true;
  }
};

describe('a password', () => {
  it('is refused when it is one of the 3,000 that are tried first, in any case', () => {
    const common = (dictionary['passwords-common'] ?? [])
      .map(String)
      .filter(({ length }) => length >= PASSWORD_MIN_LENGTH)
      .slice(0, COUNT);
    expect(common).toHaveLength(COUNT);
    expect(common.filter((password) => !isRefused(password))).toEqual([]);
    expect(common.filter((password) => !isRefused(password.toUpperCase()))).toEqual([]);
    expect(isRefused('nine tall elephants')).toBe(false);
  });

  it('is refused when it follows a simple rule or is its owner’s name', () => {
    expect(['aaaaaaaa', 'Asha@1234'].filter((password) => !isRefused(password))).toEqual([]);
  });

  it('works with 64 characters and with the most there may be, every one of them', async () => {
    for (const length of [64, PASSWORD_MAX_LENGTH]) {
      const password = 'é '.repeat(length / 2);
      expect(Compile(NewPassword).Check(password)).toBe(true);
      const hash = await hashPassword(password);
      expect(await isPassword(hash, password)).toBe(true);
      expect(await isPassword(hash, `${password.slice(0, -1)}x`)).toBe(false);
    }
  });

  it('is kept by argon2id, never the same way twice', async () => {
    const hashes = await Promise.all([hashPassword('the same'), hashPassword('the same')]);
    expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  it('of nobody is none', async () => {
    expect(await isPassword(null, 'nobody has this password')).toBe(false);
  });
});
