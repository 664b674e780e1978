import type { Finding } from '@broadsheet/contract/finding';
import { checkCompetitionFile } from './check-competition-file.ts';
import { checkSurveyFile } from './check-survey-file.ts';
import type { KnownProofs } from './known-proofs.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { validKeyOf } from './valid-key.ts';

/** Files that the services read themselves, one for each brand: their folders and their checks. */
const CHECKS = {
  competitions: rememberLast(checkCompetitionFile),
  surveys: rememberLast(checkSurveyFile),
} as const;
type CheckedFile = keyof typeof CHECKS;
export const VALIDATED_FILES = [
  'competitions',
  'surveys',
] as const satisfies readonly CheckedFile[];

/** Equal keys, equal judgement of such a file. */
export const brandFileKeyOf =
  (what: CheckedFile) =>
  (file: ContentFile): string =>
    validKeyOf(what, [file]);

/**
 * Validates `layouts/competitions/` and `layouts/surveys/` among the files of a directory.
 * @param isTrusted whether a file of this key was valid before.
 */
export const validateBrandFiles = (
  files: readonly ContentFile[],
  isTrusted: KnownProofs['isTrusted'],
): readonly Finding[] =>
  VALIDATED_FILES.flatMap((what) =>
    files
      .filter(({ folder }) => folder === `layouts/${what}`)
      .flatMap((file) => (isTrusted(brandFileKeyOf(what)(file)) ? [] : CHECKS[what](file))),
  );
