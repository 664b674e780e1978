import type { Brand } from '@broadsheet/contract/brand';
import { type Blog, BlogFile } from '@broadsheet/contract/entities/blog';
import {
  createSavedReader,
  type FaultLog,
  type FindPublished,
  nothingPublished,
} from '../../platform/saved-files/create-saved-reader.ts';

/** All articles of a brand's blog, unordered, with those of the future. */
export type BlogReader = (brand: Brand) => Promise<readonly Blog[]>;

export interface BlogSource {
  readonly readBlogs: BlogReader;
}

/** Reads marketing's articles from `<brand>.json` of a folder; a brand without a file has none. */
export const createBlogReader = (
  dir: string,
  log: FaultLog,
  findPublished: FindPublished = nothingPublished,
): BlogReader => {
  const read = createSavedReader(
    { dir, name: 'layouts/blogs', findPublished },
    BlogFile,
    'Blog file',
    log,
  );
  return async (brand) => (await read(brand))?.articles ?? [];
};
