import { HOME_COUNTRY, PREFERRED_CITIES_MAX } from '@broadsheet/contract/constants';
import type { FormField } from '../../form/form-plan.ts';
import { choice } from '../../form/kinds/choice.tsx';
import { cities } from '../../form/kinds/cities.tsx';
import { city } from '../../form/kinds/city.tsx';
import { date } from '../../form/kinds/dates.ts';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, SAVE, type SubmitTexts } from './profile-plan.ts';

/** Years. */
const AGE = { min: 14, max: 100 };
const GENDERS = [
  { value: '2', label: 'Female' },
  { value: '1', label: 'Male' },
  { value: '', label: 'I would rather not say' },
];
const MARITAL = [
  { value: 'single', label: 'Single' },
  { value: 'married', label: 'Married' },
  { value: 'other', label: 'Other' },
];

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const born = (today: string) =>
  date(
    {
      min: yearsBefore(today, AGE.max),
      max: yearsBefore(today, AGE.min),
      missing: 'Enter your date of birth.',
      beyond: `You have to be ${AGE.min} or older. Is the year right?`,
    },
    'bday',
  );

const PHONE: FormField = {
  name: 'phone',
  kind: 'phone',
  label: 'Mobile number',
  hint: 'Employers who like your application call it.',
  optional: true,
};

type Choices = Pick<ProfileChoices, 'cities' | 'countries' | 'today'>;

/** Who somebody is. A mobile number is asked for only while there is none: another one is a matter of the settings. */
export const personalPlan = (
  { cities: known, countries, today }: Choices,
  hasPhone: boolean,
  texts: SubmitTexts = SAVE,
): ProfilePlan =>
  profilePlan('personal', {
    ...texts,
    fields: [
      { name: 'name', kind: 'name', label: 'Your name' },
      ...(hasPhone ? [] : [PHONE]),
      {
        name: 'currentCity',
        kind: city(known, 'Choose your city.'),
        label: 'City where you live',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'preferredCities',
        kind: cities(known, PREFERRED_CITIES_MAX),
        label: 'Cities where you would work',
        optional: true,
      },
      {
        name: 'dob',
        kind: born(today),
        label: 'Date of birth',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'gender',
        kind: choice(GENDERS, 'Choose one.'),
        label: 'Gender',
        optional: true,
        whenEmpty: '',
      },
      {
        name: 'maritalStatus',
        kind: select(MARITAL, { nothing: 'Not said', missing: 'Choose one.' }),
        label: 'Marital status',
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'countryCode',
        kind: select(countries, { nothing: 'Not said', missing: 'Choose a country.' }),
        label: 'Country',
        preset: HOME_COUNTRY,
        optional: true,
        whenEmpty: null,
      },
    ],
  });
