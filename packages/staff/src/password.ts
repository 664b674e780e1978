import { randomInt } from 'node:crypto';

/** No letter that is easily taken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 5;

// A native addon: whoever starts without asking for a password never loads it.
const argon2 = () => import('@node-rs/argon2');

/** A hash of nobody's password: who has none is compared with it, so that it takes as long. */
let nobodys: Promise<string> | undefined;

/** By argon2id, with a salt of its own. */
export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password);

/** Whether it is the password of a hash; of no hash none is. Takes as long either way. */
export const isPassword = async (hash: string | null, given: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await (await argon2()).verify(hash ?? (await nobodys), given);
  return hash !== null && isRight;
};

const makeGroup = (): string =>
  Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A password to hand over: twenty letters in groups, some 99 bits. */
export const makeFirstPassword = (): string => Array.from({ length: GROUPS }, makeGroup).join('-');
