import upload from '../../../../layouts/messages/en-IN/upload.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Uploads: allowed files, their progress, and cropping of pictures. */
export const uploadMessages = defineMessages('upload', upload, {
  types: ['label', 'types', 'last'],
  size: ['label', 'size'],
  hint: ['sentence', 'types', 'size'],
  wrongType: ['sentence', 'file', 'types'],
  empty: ['sentence', 'file'],
  tooLarge: ['sentence', 'file', 'size'],
  upload: 'label',
  uploading: ['sentence', 'file'],
  checking: ['sentence', 'file'],
  crop: 'label',
  preview: 'label',
  zoom: 'label',
  across: 'label',
  down: 'label',
  savePicture: 'label',
  anotherPicture: 'label',
  openingPicture: 'label',
  unreadable: ['sentence', 'types'],
});
