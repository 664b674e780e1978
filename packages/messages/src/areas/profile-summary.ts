import profileSummary from '../../../../layouts/messages/en-IN/profile-summary.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The head of a profile: the picture, how complete it is, and what to add next. */
export const profileSummaryMessages = defineMessages('profile-summary', profileSummary, {
  complete: ['label', 'percent'],
  nextTitle: 'title',
  nothingMissing: 'sentence',
  addPersonal: 'label',
  addWork: 'label',
  addEducation: 'label',
  addResume: 'label',
  followKeywords: 'label',
  addPictureStep: 'label',
  addIntroduction: 'label',
  addSkills: 'label',
  verifyEmail: 'label',
  verifyPhone: 'label',
  requestRecommendation: 'label',
  connect: ['label', 'site'],
  picture: 'label',
  pictureHint: 'sentence',
  addPicture: 'label',
  changePicture: 'label',
  removePicture: 'label',
  pictureSaved: 'sentence',
  pictureRemoved: 'sentence',
  emptyTitle: 'label',
  notFound: 'sentence',
  notFoundText: 'sentence',
  emptyText: 'sentence',
  create: 'label',
});
