import { CatalogueError } from '@broadsheet/contract/errors';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** A hash of nobody's password: who has none is compared with it, so that it takes as long. */
let nobodys: Promise<string> | undefined;

/** By argon2id, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether it is the password of a hash; of no hash none is. Takes as long either way. */
export const isPassword = async (kept: string | null, given: string): Promise<boolean> => {
  nobodys ??= hash('nobody has this password');
  const isRight = await verify(kept ?? (await nobodys), given);
  return kept !== null && isRight;
};

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

/** Throws VALIDATION for a password that is among those tried first. */
export const requireUncommon = (password: string): void => {
  if (!COMMON.has(password.toLowerCase())) return;
  throw new CatalogueError('VALIDATION', {
    details: [{ path: 'body/password', message: 'is among the passwords that are tried first' }],
  });
};
