import education from '../../../../layouts/messages/en-IN/education.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The education of a seeker: the section and the form of one entry. */
export const educationMessages = defineMessages('education', education, {
  title: 'label',
  none: 'sentence',
  degree: 'label',
  degreeMissing: 'sentence',
  select: 'label',
  institute: 'label',
  instituteMissing: 'sentence',
  year: 'label',
  yearMissing: 'sentence',
  yearHint: 'sentence',
  course: 'label',
  courseMissing: 'sentence',
  fullTime: 'label',
  partTime: 'label',
  distance: 'label',
  details: ['label', 'course', 'year'],
  addEducation: 'label',
});
