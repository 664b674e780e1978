import type { LoadedContent } from './load-content.ts';
import { type ContentFile, isLayoutFile, isTextFile } from './read-content-files.ts';
import { createBlogKey } from './validate-blogs.ts';
import { brandFileKeyOf, VALIDATED_FILES } from './validate-brand-files.ts';
import { brandsKeyOf } from './validate-brands.ts';
import { seoKeyOf } from './validate-seo.ts';
import { createTextKey } from './validate-texts.ts';

/** The keys of everything without a fault: the record with which a build vouches for its content. */
export const listValidKeys = (files: readonly ContentFile[], loaded: LoadedContent): string[] => {
  const { brands, findings, leftOut, layoutMemo, addresses } = loaded;
  if (!brands) return [];
  const faulty = new Set([...findings, ...leftOut].map(({ file }) => file));
  const validOf = (wanted: ContentFile['folder']): readonly ContentFile[] =>
    files.filter(({ folder, file }) => folder === wanted && !faulty.has(file));
  const kinds = files.filter(isLayoutFile).map(({ name }) => name);
  return [
    brandsKeyOf(files),
    ...[...layoutMemo].flatMap(([key, { page }]) => (page ? [key] : [])),
    ...files
      .filter((file) => isTextFile(file) && !faulty.has(file.file))
      .map(createTextKey(Object.values(brands), kinds, addresses)),
    ...validOf('layouts/blogs').map(createBlogKey(Object.values(brands), files, addresses)),
    ...validOf('layouts/seo').map(seoKeyOf),
    ...VALIDATED_FILES.flatMap((what) => validOf(`layouts/${what}`).map(brandFileKeyOf(what))),
  ];
};
