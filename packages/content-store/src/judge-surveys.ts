import type { Finding } from '@broadsheet/contract/finding';
import { checkSurveyFile } from './check-survey-file.ts';
import type { KnownProofs } from './known-proofs.ts';
import type { ContentFile } from './read-content-files.ts';
import { rememberLast } from './remember-last.ts';
import { soundKeyOf } from './sound-key.ts';

const check = rememberLast(checkSurveyFile);

/** Equal keys, equal judgement of a list of surveys. */
export const surveyKeyOf = (file: ContentFile): string => soundKeyOf('surveys', [file]);

/**
 * Judges `layouts/surveys/` among the files of a directory.
 * @param isTrusted whether a file of this key was found sound before.
 */
export const judgeSurveys = (
  files: readonly ContentFile[],
  isTrusted: KnownProofs['isTrusted'],
): readonly Finding[] =>
  files
    .filter(({ folder }) => folder === 'layouts/surveys')
    .flatMap((file) => (isTrusted(surveyKeyOf(file)) ? [] : check(file)));
