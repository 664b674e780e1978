import type { Education, Position, Profile } from '@broadsheet/contract/entities/profile';
import type { Typed } from '../../form/form-plan.ts';

const textOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);
const flagOf = (value: boolean | 0 | 1): string => (value ? '1' : '0');

/** The initial values of the profile forms. */
export const personalValues = ({ pd }: Pick<Profile, 'pd'>): Typed =>
  pd
    ? {
        name: pd.name,
        phone: textOf(pd.phone),
        dob: textOf(pd.dob),
        gender: pd.gender,
        maritalStatus: textOf(pd.maritalStatus),
        countryCode: textOf(pd.countryCode),
        currentCity: textOf(pd.locations.current?.slug),
        preferredCities: pd.locations.preferred.map(({ slug }) => slug).join(','),
      }
    : {};

export const workValues = ({ we }: Pick<Profile, 'we'>): Typed =>
  we
    ? {
        experienceStatus: textOf(we.experienceStatus),
        experienceYear: textOf(we.experienceYear),
        experienceMonth: textOf(we.experienceMonth),
        functionalArea: textOf(we.functionalArea?.id),
        industry: textOf(we.industry?.id),
      }
    : {};

export const additionalValues = ({ ai }: Pick<Profile, 'ai'>): Typed =>
  ai
    ? {
        currentCTC: textOf(ai.currentCTC),
        expectedCTC: textOf(ai.expectedCTC),
        confidential: flagOf(ai.confidential),
        negotiable: flagOf(ai.negotiable),
        noticePeriod: textOf(ai.noticePeriod),
      }
    : {};

export const coverValues = ({ co, atr }: Pick<Profile, 'co' | 'atr'>): Typed => ({
  coverletter: co?.coverText ?? '',
  includeCoverletter: flagOf(co?.includeCoverletter ?? 0),
  skills: (atr?.skills ?? []).map(({ key }) => key).join(','),
});

export const positionValues = ({ title, company, from, until, description }: Position): Typed => ({
  title,
  company,
  from,
  until: textOf(until),
  description,
});

export const educationValues = ({ degree, courseType, institute, year }: Education): Typed => ({
  degree,
  courseType,
  institute,
  year: textOf(year),
});
