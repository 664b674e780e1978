import { CONTROL, EXPERIMENT_KEY_PATTERN } from '@broadsheet/contract/experiments';
import type { ChangeDocument } from '@broadsheet/contract/studio/change';
import { sameJson } from '../../editor/model/json.ts';
import { pageOfLayout } from '../../format/is-layout.ts';
import { readDraftExperiments } from '../draft-experiments.ts';
import { type TextWithArm, textWithArm } from './text-with-arm.ts';
import { experimentOf, type Trial } from './trial.ts';
import type { TrialTexts } from './use-trial.ts';

const NAME = new RegExp(EXPERIMENT_KEY_PATTERN);
const NAME_RULE = 'Small letters, digits and hyphens, beginning with a letter.';

/** Null where nothing is wrong with the name of the arm. */
export const armFaultOf = ({ arm }: Trial): string | null => {
  if (arm === CONTROL) return 'control is the page as it is live.';
  return NAME.test(arm) ? null : NAME_RULE;
};

/** Null where nothing is wrong with the name of the experiment. */
export const nameFaultOf = (page: string, trial: Trial, experiments: string): string | null => {
  const known = readDraftExperiments(experiments).experiments?.byKey.get(trial.experiment);
  // What was saved by a try that got half of the way is no other experiment.
  if (known && !sameJson(known, experimentOf(page, trial)))
    return 'There is an experiment of that name.';
  return NAME.test(trial.experiment) ? null : NAME_RULE;
};

/** The layout with the edit as one arm, or why there is none. */
export const tryEdit = (document: ChangeDocument, texts: TrialTexts, trial: Trial): TextWithArm => {
  const { file, text, base } = document;
  const { live, experiments } = texts;
  const refuse = (sentence: string): TextWithArm => ({ refused: [sentence] });
  if (text === null) return refuse('This change takes back what was published, and edits nothing.');
  if (!live) return refuse(`There is no live page ${pageOfLayout(file)} yet: publish it first.`);
  if (live.digest !== base)
    return refuse(
      'What is live of this page has changed since the edit began. Compare both, and save it once more.',
    );
  if (!readDraftExperiments(experiments).experiments)
    return refuse('The file of experiments is broken. Mend it in its text first.');
  return textWithArm({ file, live: live.text, edited: text }, trial);
};
