import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { Finding } from '@broadsheet/contract/finding';
import type { AddressesOfBrands } from '@broadsheet/contract/site-addresses';
import { checkBlogFile } from './check-blog-file.ts';
import type { KnownProofs } from './known-proofs.ts';
import { addressesIn } from './read-addresses.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { revisionOf } from './revision-of.ts';
import { validKeyOf } from './valid-key.ts';

const check = rememberLast(checkBlogFile);

/** The files of the texts of articles. */
const articleFiles = (files: readonly ContentFile[]): string[] =>
  files.map(({ file }) => file).filter((file) => /^layouts\/blogs\/.*\.md$/.test(file));

/** Articles that no list names, so that nobody finds them. A list with a fault has a finding of its own. */
const unlisted = (texts: readonly string[], lists: readonly ContentFile[]): Finding[] =>
  texts.flatMap((file) => {
    const [, , brand, name = ''] = file.split('/');
    const list = lists.find((each) => each.name === brand);
    const slug = name.replace(/\.md$/, '');
    if (list?.text?.includes(`"${slug}"`)) return [];
    const message = `no list names the article "${slug}", so nobody finds it`;
    const mend = `Add it to layouts/blogs/${brand}.json, under the slug "${slug}".`;
    return [{ file, line: 1, column: 1, code: 'ARTICLE_UNLISTED', message, mend }];
  });

/** Equal keys, equal judgement of a list of articles on the sites of these brands. */
export const createBlogKey = (
  brands: readonly BrandConfig[],
  files: readonly ContentFile[],
  addresses: AddressesOfBrands,
): ((file: ContentFile) => string) => {
  const facts = [revisionOf(brands), articleFiles(files)];
  return (file) => validKeyOf('blogs', [file], [...facts, addressesIn(file.text, addresses)]);
};

/**
 * Validates `layouts/blogs/` among the files of a directory.
 * @param isTrusted whether a file of this key was valid before.
 */
export const validateBlogs = (
  files: readonly ContentFile[],
  brands: readonly BrandConfig[],
  addresses: AddressesOfBrands,
  isTrusted: KnownProofs['isTrusted'],
): readonly Finding[] => {
  const lists = files.filter(({ folder }) => folder === 'layouts/blogs');
  // Without brands, links cannot be checked, and the missing brands have a finding already.
  if (brands.length === 0) return [];
  const texts = articleFiles(files);
  const keyOf = createBlogKey(brands, files, addresses);
  return [
    ...lists.flatMap((file) =>
      isTrusted(keyOf(file)) ? [] : check(file, brands, texts, addresses),
    ),
    ...unlisted(texts, lists),
  ];
};
