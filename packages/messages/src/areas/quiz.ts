import quiz from '../../../../layouts/messages/en-IN/quiz.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The quiz of a competition. */
export const quizMessages = defineMessages('quiz', quiz, {
  title: 'label',
  desktopOnly: 'sentence',
  notRegistered: 'sentence',
  none: 'sentence',
  length: ['sentence', 'questions', 'minutes'],
  once: 'sentence',
  saves: 'sentence',
  window: ['sentence', 'opens', 'deadline'],
  start: 'label',
  missed: 'sentence',
  submitted: ['sentence', 'answered', 'questions', 'date'],
  timeLeft: 'label',
  endsAt: ['label', 'date'],
  register: 'label',
  entry: 'label',
});
