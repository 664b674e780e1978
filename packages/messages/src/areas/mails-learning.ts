import mailsLearning from '../../../../layouts/messages/en-IN/mails-learning.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Mails about courses and competitions. */
export const learningMailMessages = defineMessages('mails-learning', mailsLearning, {
  enquirySubject: ['title', 'count', 'site'],
  enquiryTitle: ['title', 'count'],
  enquiryPreview: 'sentence',
  enquiryText: 'paragraph',
  enquiryList: 'paragraph',
  viewCourse: ['label', 'title'],
  enquiryNote: 'sentence',
  lettersSubject: ['title', 'site'],
  lettersTitle: 'title',
  lettersPreview: 'sentence',
  lettersText: 'paragraph',
  lettersAllTitle: 'label',
  lettersAllText: 'sentence',
  lettersAllLink: 'label',
  lettersNote: 'sentence',
  competitionSubject: ['title', 'competition', 'news'],
  competitionPreview: ['sentence', 'competition'],
  competitionButton: ['label', 'competition'],
  competitionNote: 'sentence',
});
