import { AppError } from '@broadsheet/contract/errors';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isTrivialPassword } from './trivial-password.ts';

/** The hash of a random password: logins without an account are compared with it, so that they take as long. */
let nobodys: Promise<string> | undefined;

/** Hashes by argon2id, with a random salt. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Whether a password matches a hash; without a hash, none does. Takes as long either way. */
export const isPassword = async (storedHash: string | null, given: string): Promise<boolean> => {
  nobodys ??= hash('nobody has this password');
  const isRight = await verify(storedHash ?? (await nobodys), given);
  return storedHash !== null && isRight;
};

const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']?.map(String));

/** The owner of a password, whose data it must not consist of. */
export interface PasswordOwner {
  readonly name: string;
  readonly email: string;
}

const refusal = (message: string): AppError =>
  new AppError('VALIDATION', { details: [{ path: 'body/password', message }] });

/** Throws VALIDATION for a password that is common, or that follows a simple rule. */
export const requireStrongPassword = (password: string, { name, email }: PasswordOwner): void => {
  if (COMMON.has(password.toLowerCase()))
    throw refusal('This password is too common. Choose another one.');
  if (isTrivialPassword(password, [name, email]))
    throw refusal(
      'This password is too easy to guess. Avoid your name, repeated characters and sequences like 1234.',
    );
};
