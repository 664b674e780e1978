import type { Brand } from '@broadsheet/contract/brand';
import { type Blog, BlogFile } from '@broadsheet/contract/entities/blog';
import {
  createSavedReader,
  type FaultLog,
  type FindPublished,
  nothingPublished,
} from '../../platform/saved-files/create-saved-reader.ts';

/** Every article of a brand's blog, in no order, those of the future too. */
export type BlogReader = (brand: Brand) => Promise<readonly Blog[]>;

export interface BlogSource {
  readonly readBlogs: BlogReader;
}

/** Reads what marketing wrote in `<brand>.json` of a folder; a brand without a file has no articles. */
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
