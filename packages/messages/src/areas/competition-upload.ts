import competitionUpload from '../../../../layouts/messages/en-IN/competition-upload.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The submissions for a round of the competition. */
export const competitionUploadMessages = defineMessages('competition-upload', competitionUpload, {
  introductionTitle: 'label',
  introductionVideo: 'label',
  introductionNote: 'sentence',
  caseStudyTitle: 'label',
  caseStudy: 'label',
  pitchTitle: 'label',
  slides: 'label',
  pitchVideo: 'label',
  notQualified: 'sentence',
  notRegistered: 'sentence',
  decided: 'sentence',
  opensOn: ['sentence', 'date'],
  closedWithFiles: ['sentence', 'date'],
  closedWithoutFiles: ['sentence', 'date'],
  submitted: ['sentence', 'date'],
  openUntil: ['sentence', 'date'],
  notUploaded: ['label', 'file'],
});
