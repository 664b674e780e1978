import type { LoaderContext } from '@broadsheet/contract/block-loader';
import { dataIndustry } from '@broadsheet/contract/calls/job';
import { countryCodes } from '@broadsheet/contract/calls/static';
import type { ProfileChoices } from './choices.ts';

const IST_OFFSET_MS = 19_800_000;

/** The day in India, YYYY-MM-DD. @param now epoch ms */
export const todayOf = (now: number): string =>
  new Date(now + IST_OFFSET_MS).toISOString().slice(0, 10);

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
  return items.map(({ code, name }) => ({ value: code, label: name }));
};

export const loadIndustries = async ({
  call,
}: LoaderContext): Promise<ProfileChoices['industries']> => {
  const { items } = await call(dataIndustry, {});
  return items.map(({ id, label }) => ({ value: String(id), label }));
};
