import profileFiles from '../../../../layouts/messages/en-IN/profile-files.json' with {
  type: 'json',
};
import { defineMessages } from '../define-messages.ts';

/** The resume, the video and the audio of a profile. */
export const profileFilesMessages = defineMessages('profile-files', profileFiles, {
  title: 'label',
  resumeTitle: 'label',
  videoTitle: 'label',
  audioTitle: 'label',
  resume: 'label',
  video: 'label',
  audio: 'label',
  about: ['label', 'file'],
  choose: ['label', 'file'],
  removed: ['sentence', 'file'],
  add: 'label',
  replace: 'label',
  yourResume: 'label',
  updated: ['label', 'date'],
  confirm: 'label',
  confirmed: 'sentence',
  yourVideo: 'label',
  videoUploaded: 'sentence',
  yourAudio: 'label',
  audioUploaded: 'sentence',
});
