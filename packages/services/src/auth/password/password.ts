import { AppError } from '@broadsheet/contract/errors';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isTrivialPassword } from './trivial-password.ts';

/** A hash of nobody's password: who has none is compared with it, so that it takes as long. */
let nobodys: Promise<string> | undefined;

/** By argon2id, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether it is the password of a hash; of no hash none is. Takes as long either way. */
export const isPassword = async (storedHash: string | null, given: string): Promise<boolean> => {
  nobodys ??= hash('nobody has this password');
  const isRight = await verify(storedHash ?? (await nobodys), given);
  return storedHash !== null && isRight;
};

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

/** Whom a password is for: what it must not consist of. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

const refusal = (message: string): AppError =>
  new AppError('VALIDATION', { details: [{ path: 'body/password', message }] });

/** Throws VALIDATION for a password that is among those tried first, or that follows a simple rule. */
export const requireStrongPassword = (password: string, { name, email }: PasswordOwner): void => {
  if (COMMON.has(password.toLowerCase()))
    throw refusal('This password is too common. Choose another one.');
  if (isTrivialPassword(password, [name, email]))
    throw refusal(
      'This password is too easy to guess. Avoid your name, repeated characters and sequences like 1234.',
    );
};
