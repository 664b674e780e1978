import { describe, expect, it } from 'vitest';
import { isTrivialPassword } from './trivial-password.ts';

const ASHA = ['Asha Rao', 'asha.rao@example.com'];

describe('a password is trivial', () => {
  it.each([
    ['of one character', 'aaaaaaaa'],
    ['of few characters', '11112222'],
    ['of a short text again and again', 'a1B2a1B2a1B2'],
    ['of the alphabet', 'abcdefgh'],
    ['of the alphabet backwards', 'hgfedcba'],
    ['of digits', '1234567890'],
    ['of a row of keys', 'qwertyuiop'],
    ['of two rows of keys', 'QWERTYasdfgh'],
    ['of runs of characters', 'aaaabbbb1234'],
    ['of the owner’s name', 'asharao1'],
    ['of the name and a year', 'Asha@123'],
    ['of the address', 'rao.asha!'],
  ])('%s', (_what, password) => {
    expect(isTrivialPassword(password, ASHA)).toBe(true);
  });

  it.each(['nine tall elephants', 'k3x9q2mz', 'मेरा घर नीला है', 'my 1234 dogs bark', 'x7#kQ9!aaaa'])(
    'and not where it is one like “%s”',
    (password) => {
      expect(isTrivialPassword(password, ASHA)).toBe(false);
    },
  );

  it('where the name is the owner’s alone', () => {
    expect(isTrivialPassword('asharao1', ['Vikram Shah', 'vikram@example.com'])).toBe(false);
  });
});
