import type { Finding } from '@broadsheet/contract/finding';
import { checkSeoFile } from './check-seo-file.ts';
import type { KnownProofs } from './known-proofs.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { validKeyOf } from './valid-key.ts';

const check = rememberLast(checkSeoFile);

/** Equal keys, equal judgement. */
export const seoKeyOf = (file: ContentFile): string => validKeyOf('seo', [file]);

/**
 * Validates `layouts/seo/` among the files of a directory.
 * @param isTrusted whether a file of this key was valid before.
 */
export const validateSeo = (
  files: readonly ContentFile[],
  isTrusted: KnownProofs['isTrusted'],
): readonly Finding[] =>
  files
    .filter(({ folder }) => folder === 'layouts/seo')
    .flatMap((file) => (isTrusted(seoKeyOf(file)) ? [] : check(file)));
