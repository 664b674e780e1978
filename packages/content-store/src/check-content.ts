import type { Finding } from '@broadsheet/contract/finding';
import { loadContent } from './load-content.ts';
import { readContentFiles } from './read-content-files.ts';
import type { ContentSource } from './snapshot.ts';

export interface ContentCheck {
  readonly files: number;
  readonly findings: readonly Finding[];
}

/** Every fault of a content directory. Throws when it cannot be read or holds no content at all. */
export const checkContent = async ({ dir, definitions }: ContentSource): Promise<ContentCheck> => {
  const files = await readContentFiles(dir);
  if (files.length === 0) throw new Error(`no layouts/ and no brand-configs/ with files in ${dir}`);
  const { findings, leftOut } = loadContent(files, definitions);
  return { files: files.length, findings: [...findings, ...leftOut] };
};
