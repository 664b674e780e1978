import mailsRecommendations from '../../../../layouts/messages/en-IN/mails-recommendations.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Mails about recommendations, to the recommender and to the seeker. */
export const recommendationMailMessages = defineMessages(
  'mails-recommendations',
  mailsRecommendations,
  {
    writeSubject: ['title', 'site'],
    reminderSubject: ['title', 'site'],
    writeTitle: ['title', 'seeker'],
    writePreview: 'sentence',
    writeText: ['paragraph', 'seeker', 'site'],
    reminderText: ['paragraph', 'seeker'],
    writeHelp: 'paragraph',
    writeButton: 'label',
    writeNote: ['paragraph', 'days'],
    refuseNote: ['paragraph', 'site'],
    unknownSeeker: 'label',
    receivedSubject: ['title', 'site'],
    receivedTitle: 'title',
    receivedPreview: 'sentence',
    receivedText: ['paragraph', 'recommender'],
    unknownRecommender: 'label',
    receivedButton: 'label',
  },
);
