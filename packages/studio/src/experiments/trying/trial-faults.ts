import { CONTROL, EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { formatPage } from '@broadsheet/contract/studio/format-file';
import { sameJson } from '../../editor/model/json.ts';
import { pageOfLayout } from '../../format/is-layout.ts';
import { readDraftExperiments } from '../draft-experiments.ts';
import { type TextWithArm, textWithArm } from './text-with-arm.ts';
import { experimentOf, type Trial } from './trial.ts';
import type { TrialTexts } from './use-trial.ts';

const NAME = new RegExp(EXPERIMENT_KEY_PATTERN);
const NAME_RULE = 'Use lower-case letters, numbers and hyphens, and start with a letter.';

/** Null if the name of the arm is valid. */
export const armFaultOf = ({ arm }: Trial): string | null => {
  if (arm === CONTROL) return '“control” is the live page. Choose another name.';
  return NAME.test(arm) ? null : NAME_RULE;
};

/** Null if the name of the experiment is valid. */
export const nameFaultOf = (page: string, trial: Trial, experiments: string): string | null => {
  const known = readDraftExperiments(experiments).experiments?.byKey.get(trial.experiment);
  // An experiment that a partly failed attempt saved is not a duplicate.
  if (known && !sameJson(known, experimentOf(page, trial)))
    return 'This name is already in use. Choose another one.';
  return NAME.test(trial.experiment) ? null : NAME_RULE;
};

/** The layout with the edit as one arm, or why it is refused. */
export const tryEdit = (document: ChangeDocument, texts: TrialTexts, trial: Trial): TextWithArm => {
  const { file, text, base } = document;
  const { live, experiments } = texts;
  const refuse = (sentence: string): TextWithArm => ({ refused: [sentence] });
  if (text === null)
    return refuse('This draft only restores the original page. Edit the page first.');
  if (!live) return refuse(`${formatPage(pageOfLayout(file))} is not live yet. Publish it first.`);
  if (live.digest !== base)
    return refuse(
      'The live page has changed since you started editing. Compare both and save again.',
    );
  if (!readDraftExperiments(experiments).experiments)
    return refuse('The experiment settings are damaged. Fix them under Other content first.');
  return textWithArm({ file, live: live.text, edited: text }, trial);
};
