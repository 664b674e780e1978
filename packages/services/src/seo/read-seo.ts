import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SeoFile } from '@broadsheet/contract/seo';
import { Compile } from 'typebox/compile';

/** What search engines are told of a page, for each brand; null when nobody wrote anything of it. */
export type SeoReader = (page: string) => Promise<SeoFile | null>;

interface Kept {
  readonly signature: string;
  readonly file: SeoFile;
}

const seoFile = Compile(SeoFile);

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

const parseSeo = (text: string): SeoFile => {
  const value: unknown = JSON.parse(text);
  if (seoFile.Check(value)) return value;
  const [fault] = seoFile.Errors(value);
  throw new Error(`not as expected: ${fault?.instancePath} ${fault?.message}`);
};

/**
 * Reads `<page>.json` of a folder again whenever it was saved. While what was saved is broken, the last good
 * one stays; without one the reader throws. Each broken save is logged once.
 */
export const createSeoReader = (
  dir: string,
  log: { error: (fields: object, message: string) => void },
): SeoReader => {
  const kept = new Map<string, Kept>();
  return async (page) => {
    const path = join(dir, `${page}.json`);
    const signature = await signatureOf(path);
    const last = kept.get(page);
    if (signature === null) {
      kept.delete(page);
      return null;
    }
    if (last?.signature === signature) return last.file;
    try {
      const file = parseSeo(await readFile(path, 'utf8'));
      kept.set(page, { signature, file });
      return file;
    } catch (error) {
      if (isGone(error)) return null;
      if (!last) throw error;
      log.error({ err: error, path }, 'SEO file is broken, the last good one stays');
      kept.set(page, { signature, file: last.file });
      return last.file;
    }
  };
};
