import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import { checkBlogFile } from './check-blog-file.ts';
import type { KnownProofs } from './known-proofs.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';
import { soundKeyOf } from './sound-key.ts';

const check = rememberLast(checkBlogFile);

/** Equal keys, equal judgement of a list of articles on the sites of these brands. */
export const createBlogKey = (brands: readonly BrandConfig[]): ((file: ContentFile) => string) => {
  const facts = [revisionOf(brands)];
  return (file) => soundKeyOf('blogs', [file], facts);
};

/**
 * Judges `layouts/blogs/` among the files of a directory.
 * @param isTrusted whether a file of this key was found sound before.
 */
export const judgeBlogs = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
  isTrusted: KnownProofs['isTrusted'],
): readonly Finding[] => {
  const lists = files.filter(({ folder }) => folder === 'layouts/blogs');
  // Without brands nobody can say where an address leads, and that there are none is told already.
  if (lists.length === 0 || brands.length === 0) return [];
  const keyOf = createBlogKey(brands);
  return lists.flatMap((file) => (isTrusted(keyOf(file)) ? [] : check(file, brands)));
};
