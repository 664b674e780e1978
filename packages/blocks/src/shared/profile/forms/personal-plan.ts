import { HOME_COUNTRY, PREFERRED_CITIES_MAX } from '@broadsheet/contract/constants';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import type { FormField } from '../../form/form-plan.ts';
import { choice } from '../../form/kinds/choice.tsx';
import { cities } from '../../form/kinds/cities.tsx';
import { city } from '../../form/kinds/city.tsx';
import { date } from '../../form/kinds/dates.tsx';
import { select } from '../../form/kinds/select.tsx';
import type { ProfileChoices } from './choices.ts';
import { type ProfilePlan, profilePlan, type SubmitTexts, saveTexts } from './profile-plan.ts';

/** In years. */
const AGE = { min: 14, max: 100 };

type PersonMessages = Messages['person'];

const genders = ({ female, male, genderUndisclosed }: PersonMessages) => [
  { value: '2', label: female },
  { value: '1', label: male },
  { value: '', label: genderUndisclosed },
];
const maritalStatuses = ({ single, married, other }: PersonMessages) => [
  { value: 'single', label: single },
  { value: 'married', label: married },
  { value: 'other', label: other },
];

const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const born = (today: string, person: PersonMessages) =>
  date(
    {
      min: yearsBefore(today, AGE.max),
      max: yearsBefore(today, AGE.min),
      missing: person.birthdayMissing,
      beyond: formatMessage(person.birthdayBeyond, { age: AGE.min }),
    },
    'bday',
  );

const phoneField = ({ forms, person }: Pick<Messages, 'forms' | 'person'>): FormField => ({
  name: 'phone',
  kind: 'phone',
  label: forms.mobileNumber,
  hint: person.phoneHint,
  optional: true,
});

const cityField = (
  { person }: Pick<Messages, 'person'>,
  known: ProfileChoices['cities'],
): FormField => ({
  name: 'currentCity',
  kind: city(known, person.cityMissing),
  label: person.currentCity,
  optional: true,
  whenEmpty: null,
});

type Choices = Pick<ProfileChoices, 'cities' | 'countries' | 'today'>;

/**
 * The personal details of a registration: what employers need to answer an application. The account has the name; the profile
 * page takes the rest.
 */
export const firstPersonalPlan = (
  messages: Pick<Messages, 'forms' | 'person'>,
  { cities: known }: Pick<ProfileChoices, 'cities'>,
  hasPhone: boolean,
  texts: SubmitTexts,
): ProfilePlan =>
  profilePlan('first', {
    ...texts,
    fields: [...(hasPhone ? [] : [phoneField(messages)]), cityField(messages, known)],
  });

/**
 * The form for personal details. The mobile number is a field only until one is saved; after that the settings change it.
 */
export const personalPlan = (
  { forms, person }: Pick<Messages, 'forms' | 'person'>,
  { cities: known, countries, today }: Choices,
  hasPhone: boolean,
  texts: SubmitTexts = saveTexts({ forms }),
): ProfilePlan =>
  profilePlan('personal', {
    ...texts,
    fields: [
      { name: 'name', kind: 'name', label: person.name },
      ...(hasPhone ? [] : [phoneField({ forms, person })]),
      cityField({ person }, known),
      {
        name: 'preferredCities',
        kind: cities(known, PREFERRED_CITIES_MAX),
        label: person.preferredCities,
        optional: true,
      },
      {
        name: 'dob',
        kind: born(today, person),
        label: person.birthday,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'gender',
        kind: choice(genders(person), person.genderMissing),
        label: person.gender,
        optional: true,
        whenEmpty: '',
      },
      {
        name: 'maritalStatus',
        kind: select(maritalStatuses(person), {
          nothing: person.select,
          missing: person.maritalStatusMissing,
        }),
        label: person.maritalStatus,
        optional: true,
        whenEmpty: null,
      },
      {
        name: 'countryCode',
        kind: select(countries, { nothing: person.select, missing: person.countryMissing }),
        label: person.country,
        preset: HOME_COUNTRY,
        optional: true,
        whenEmpty: null,
      },
    ],
  });
