import { randomInt } from 'node:crypto';

/** Without letters that look similar. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 5;

// A native addon: programs that never check a password do not load it.
const argon2 = () => import('@node-rs/argon2');

/** The hash of a random password: logins without a member are compared with it, so that they take as long. */
let nobodys: Promise<string> | undefined;

/** Hashes by argon2id, with a random salt. */
export const hashPassword = async (password: string): Promise<string> =>
  (await argon2()).hash(password);

/** Whether a password matches a hash; without a hash, none does. Takes as long either way. */
export const isPassword = async (hash: string | null, given: string): Promise<boolean> => {
  nobodys ??= hashPassword('nobody has this password');
  const isRight = await (await argon2()).verify(hash ?? (await nobodys), given);
  return hash !== null && isRight;
};

const makeGroup = (): string =>
  Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A password to hand over: twenty letters in groups, some 99 bits. */
export const makeFirstPassword = (): string => Array.from({ length: GROUPS }, makeGroup).join('-');
