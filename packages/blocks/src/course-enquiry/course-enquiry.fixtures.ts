import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { BlockFixtures } from '../block-fixtures.ts';
import type { courseEnquiry } from './schema.ts';

const settings = { title: 'Enquire about this course', text: 'They write to you.' };
const data = {
  courseId: 11,
  next: '/course/sql?enquired=1',
  action: '/api/course/courseenquiry',
  enquiredOn: '',
  said: '',
  failed: null,
  isForAll: true,
  maySimilar: false,
};

export const fixtures: BlockFixtures<typeof courseEnquiry> = {
  usual: { settings, data },
  'of a seeker': { settings, data: { ...data, isForAll: false, maySimilar: true } },
  enquired: { settings, data: { ...data, isForAll: false, enquiredOn: '21 November 2026' } },
  'just enquired': { settings, data: { ...data, said: builtInMessages().courses.enquirySent } },
  failed: { settings, data: { ...data, failed: 'This course does not exist.' } },
};
