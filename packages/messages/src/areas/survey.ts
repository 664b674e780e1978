import survey from '../../../../layouts/messages/en-IN/survey.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** A question of a survey. */
export const surveyMessages = defineMessages('survey', survey, {
  position: ['label', 'position', 'questions'],
  submitButton: 'label',
  skipButton: 'label',
  skipSurveyButton: 'label',
});
