import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** The current content of a file, by its name without `.json`; null when it does not exist. */
export type SavedReader<File> = (name: string) => Promise<File | null>;

/**
 * What Studio has published in place of a file, such as `layouts/seo/home.json`; undefined where it has published
 * nothing.
 */
export type FindPublished = (
  file: string,
) => { readonly text: string; readonly revision: number } | undefined;

export const nothingPublished: FindPublished = () => undefined;

/** The folder of files of one kind, and the name under which Studio publishes replacements. */
export interface SavedFolder {
  readonly dir: string;
  /** The path within the content, such as `layouts/seo`. */
  readonly name: string;
  readonly findPublished: FindPublished;
}

export interface FaultLog {
  readonly error: (fields: object, message: string) => void;
}

interface CachedFile<File> {
  readonly signature: string;
  readonly file: File;
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Changes with every save; null when there is no file. */
const signatureOf = async (path: string): Promise<string | null> => {
  try {
    const { ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
    return [ino, size, mtimeNs, ctimeNs].join(':');
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};

const createParser = <Schema extends TSchema>(schema: Schema) => {
  const validator = Compile(schema);
  return (text: string): Static<Schema> => {
    const value: unknown = JSON.parse(text);
    if (validator.Check(value)) return value;
    const [fault] = validator.Errors(value);
    throw new Error(`not as expected: ${fault?.instancePath} ${fault?.message}`);
  };
};

/**
 * Reads `<name>.json` of a folder again after each save, or what Studio has published in its place. While that is
 * broken, the last valid one serves; without one the reader throws. Each broken save is logged once.
 * @param what what such a file is called in the log.
 */
export const createSavedReader = <Schema extends TSchema>(
  folder: SavedFolder,
  schema: Schema,
  what: string,
  log: FaultLog,
): SavedReader<Static<Schema>> => {
  const parse = createParser(schema);
  const cache = new Map<string, CachedFile<Static<Schema>>>();
  return async (name) => {
    const path = join(folder.dir, `${name}.json`);
    const published = folder.findPublished(`${folder.name}/${name}.json`);
    const signature = published ? `revision ${published.revision}` : await signatureOf(path);
    const last = cache.get(name);
    if (signature === null) {
      cache.delete(name);
      return null;
    }
    if (last?.signature === signature) return last.file;
    try {
      const file = parse(published ? published.text : await readFile(path, 'utf8'));
      cache.set(name, { signature, file });
      return file;
    } catch (error) {
      if (isGone(error)) return null;
      if (!last) throw error;
      log.error({ err: error, path }, `${what} is broken, the last good one stays`);
      cache.set(name, { signature, file: last.file });
      return last.file;
    }
  };
};
