import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** A secret whose file cannot be read; the message names the variable and the file, and never the secret. */
export class SecretFileError extends Error {
  override readonly name = 'SecretFileError';
}

/**
 * Reads a secret from its file, without the line end. Throws SecretFileError for a file that is missing, unreadable or
 * empty.
 * @param name of the variable that names the file
 */
export const readSecretFile = (name: string, file: string): string => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new SecretFileError(`${name} names ${file}, which cannot be read: ${code}`);
  }
  if (text.trim() === '') throw new SecretFileError(`${name} names ${file}, which is empty`);
  return text;
};

/**
 * The environment, with each secret that `<NAME>_FILE` names a file for; an empty variable counts as absent. Throws
 * SecretFileError like `readSecretFile`, and for a secret that is set both ways.
 */
export const secretsFromFiles = (env: Environment, names: Iterable<string>): Environment => {
  const filled: Record<string, string | undefined> = { ...env };
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name])
      throw new SecretFileError(`${name} and ${name}_FILE are both set: expected one of them`);
    filled[name] = readSecretFile(`${name}_FILE`, file);
  }
  return filled;
};
