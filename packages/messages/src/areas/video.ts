import video from '../../../../layouts/messages/en-IN/video.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Videos of blocks. */
export const videoMessages = defineMessages('video', video, {
  play: 'label',
  agree: 'label',
  watch: ['label', 'host'],
  note: ['sentence', 'host'],
  question: ['sentence', 'host'],
  length: ['label', 'length'],
  openFile: 'label',
  captions: 'label',
  transcript: 'label',
});
