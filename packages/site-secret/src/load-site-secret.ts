import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { estimateEntropy } from './estimate-entropy.ts';

const MIN_LENGTH = 32;
/** No attacker can try so many. Sixteen random bytes are always above it, sentences of a dozen words below. */
const MIN_BITS = 96;
const EXAMPLE = 'such as `openssl rand -hex 32` prints';
const BYTES = 32;
const FILE = 'site-secret';
const ONLY_OWNER = 0o600;

/** The source of the secret. */
export interface SiteSecretSource {
  /** The variable SITE_SECRET. */
  readonly given: string | undefined;
  readonly isProduction: boolean;
  /** The folder in which a local site stores its generated secret. */
  readonly dataDir: string;
}

/** The secret is missing, too short or easy to guess; the message never contains it. */
export class SiteSecretError extends Error {
  override readonly name = 'SiteSecretError';
}

const requireLength = (secret: string, from: string, mend: string): string => {
  if (secret.length >= MIN_LENGTH) return secret;
  const text = `${from} has ${secret.length} characters`;
  throw new SiteSecretError(`${text}: expected at least ${MIN_LENGTH}${mend}`);
};

const requireEntropy = (secret: string): string => {
  const bits = estimateEntropy(secret);
  if (bits >= MIN_BITS) return secret;
  throw new SiteSecretError(
    `SITE_SECRET is easy to guess, at about ${Math.floor(bits)} bits: production expects at least ${MIN_BITS}, ${EXAMPLE}`,
  );
};

/** Writes atomically: another program that starts at the same time reads the same secret. */
const makeOnce = async (dataDir: string, file: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(BYTES).toString('hex'), { mode: ONLY_OWNER, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
};

const readStored = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
};

/**
 * The secret from which all keys of the site are derived. Production must set it; a local site generates one in
 * `<dataDir>/site-secret`, readable by its owner. Throws SiteSecretError when it is shorter than 32 characters, and in
 * production when it is missing or easy to guess.
 */
export const loadSiteSecret = async (source: SiteSecretSource): Promise<string> => {
  if (source.given) {
    const secret = requireLength(source.given, 'SITE_SECRET', '');
    return source.isProduction ? requireEntropy(secret) : secret;
  }
  if (source.isProduction) {
    throw new SiteSecretError(
      `SITE_SECRET is not set: production expects at least ${MIN_LENGTH} characters, ${EXAMPLE}`,
    );
  }
  const file = join(source.dataDir, FILE);
  const stored = await readStored(file);
  if (stored === null) await makeOnce(source.dataDir, file);
  const secret = stored ?? (await readStored(file)) ?? '';
  return requireLength(secret, file, '; delete it to have it made anew');
};
