import skills from '../../../../layouts/messages/en-IN/skills.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Skills of a seeker: the section and the skills field. */
export const skillsMessages = defineMessages('skills', skills, {
  title: 'label',
  details: 'label',
  label: 'label',
  hint: 'sentence',
  none: 'sentence',
  missing: 'sentence',
  placeholder: 'label',
  suggestions: 'label',
  remove: ['label', 'skill'],
  order: ['label', 'skill'],
  earlier: 'label',
  later: 'label',
  keys: 'sentence',
  offered: 'label',
  full: ['sentence', 'max'],
  unknown: ['sentence', 'skills'],
  added: ['sentence', 'skills', 'count', 'max'],
  known: ['sentence', 'skills'],
  moved: ['sentence', 'skill', 'position', 'count'],
  removed: ['sentence', 'skill'],
});
