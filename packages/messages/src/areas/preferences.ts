import preferences from '../../../../layouts/messages/en-IN/preferences.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** The job preferences of a seeker. */
export const preferencesMessages = defineMessages('preferences', preferences, {
  profileEmpty: 'sentence',
  fromProfile: ['sentence', 'known'],
  skillCount: ['label', 'count'],
  keywordCount: ['label', 'count'],
  updateProfile: 'label',
  category: 'label',
  categoryMissing: 'sentence',
  categoryHint: 'sentence',
  cities: 'label',
  citiesHint: 'sentence',
  minSalary: 'label',
  minSalaryHint: 'sentence',
  workFromHome: 'label',
  saveAndSee: 'label',
  earlyCategoryHint: 'sentence',
  skills: 'label',
  skillsHint: 'sentence',
  experience: 'label',
  experienceHint: 'sentence',
  experienceMissing: 'sentence',
  experienceName: 'label',
  dailyEmail: 'label',
  earlyState: ['sentence', 'count', 'source'],
  earlyPlanNeeded: 'sentence',
});
