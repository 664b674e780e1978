import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { dataIndustry } from '@broadsheet/contract/calls/job';
import { countryCodes } from '@broadsheet/contract/calls/static';
import { HOME_COUNTRY } from '@broadsheet/contract/constants';
import type { ProfileChoices } from './choices.ts';

export const NO_CHOICES: ProfileChoices = {
  countries: [],
  cities: [],
  areas: [],
  industries: [],
  today: '',
};

/** Formats a day in India as YYYY-MM-DD. @param now epoch milliseconds */
export const dayInIndia = (now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(now);

export const citiesOf = ({ brand }: LoaderContext): ProfileChoices['cities'] =>
  brand.cities.map(({ slug, label, synonyms }) => ({
    value: slug,
    label,
    ...(synonyms.length > 0 ? { words: synonyms } : {}),
  }));

export const areasOf = ({ brand }: LoaderContext): ProfileChoices['areas'] =>
  brand.categories.map(({ dataId, label }) => ({ value: String(dataId), label }));

export const loadCountries = async ({
  call,
}: LoaderContext): Promise<ProfileChoices['countries']> => {
  const { items } = await call(countryCodes, {});
  const isHome = ({ value }: { readonly value: string }) => value === HOME_COUNTRY;
  const countries = items.map(({ code, name }) => ({ value: code, label: name }));
  return [...countries.filter(isHome), ...countries.filter((country) => !isHome(country))];
};

export const loadIndustries = async ({
  call,
}: LoaderContext): Promise<ProfileChoices['industries']> => {
  const { items } = await call(dataIndustry, {});
  return items.map(({ id, label }) => ({ value: String(id), label }));
};
