import { createBlogKey } from './judge-blogs.ts';
import { brandFileKeyOf, JUDGED } from './judge-brand-files.ts';
import { brandsKeyOf } from './judge-brands.ts';
import { seoKeyOf } from './judge-seo.ts';
import { createTextKey } from './judge-texts.ts';
import type { LoadedContent } from './load-content.ts';
import { type ContentFile, isLayoutFile, isTextFile } from './read-content-files.ts';

/** The keys of all that was found without a fault: what a build vouches for to its starts. */
export const soundKeys = (files: readonly ContentFile[], loaded: LoadedContent): string[] => {
  const { brands, findings, leftOut, layoutMemo } = loaded;
  if (!brands) return [];
  const faulty = new Set([...findings, ...leftOut].map(({ file }) => file));
  const soundOf = (wanted: ContentFile['folder']): readonly ContentFile[] =>
    files.filter(({ folder, file }) => folder === wanted && !faulty.has(file));
  const kinds = files.filter(isLayoutFile).map(({ name }) => name);
  return [
    brandsKeyOf(files),
    ...[...layoutMemo].flatMap(([key, { page }]) => (page ? [key] : [])),
    ...files
      .filter((file) => isTextFile(file) && !faulty.has(file.file))
      .map(createTextKey(Object.values(brands), kinds)),
    ...soundOf('layouts/blogs').map(createBlogKey(Object.values(brands), files)),
    ...soundOf('layouts/seo').map(seoKeyOf),
    ...JUDGED.flatMap((what) => soundOf(`layouts/${what}`).map(brandFileKeyOf(what))),
  ];
};
