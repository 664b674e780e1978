import shownRecommendations from '../../../../layouts/messages/en-IN/shown-recommendations.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** Recommendations and social profiles on the member's profile. */
export const shownRecommendationMessages = defineMessages(
  'shown-recommendations',
  shownRecommendations,
  {
    allRecommendations: 'label',
    none: 'sentence',
    waiting: ['title', 'count'],
    socialProfiles: 'label',
    addSocialProfiles: 'label',
    editSocialProfiles: 'label',
  },
);
