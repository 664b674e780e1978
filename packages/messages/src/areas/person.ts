import person from '../../../../layouts/messages/en-IN/person.json' with { type: 'json' };
import { defineMessages } from '../define-messages.ts';

/** Personal details of a seeker: their section and their form. */
export const personMessages = defineMessages('person', person, {
  title: 'label',
  details: 'label',
  name: 'label',
  phoneHint: 'sentence',
  currentCity: 'label',
  cityMissing: 'sentence',
  preferredCities: 'label',
  birthday: 'label',
  birthdayMissing: 'sentence',
  birthdayBeyond: ['sentence', 'age'],
  gender: 'label',
  genderMissing: 'sentence',
  female: 'label',
  male: 'label',
  genderUndisclosed: 'label',
  maritalStatus: 'label',
  maritalStatusMissing: 'sentence',
  single: 'label',
  married: 'label',
  other: 'label',
  country: 'label',
  countryMissing: 'sentence',
  select: 'label',
  verified: ['label', 'value'],
  notVerified: ['label', 'value'],
  changeContact: 'sentence',
  changeContactLink: 'label',
});
