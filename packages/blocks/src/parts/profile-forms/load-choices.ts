import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { ChoiceOption, ProfileChoices } from './choices.ts';

export const NO_CHOICES: ProfileChoices = {
  countries: [],
  cities: [],
  areas: [],
  industries: [],
  today: '',
};

export const cityOptions = ({ cities }: Pick<BrandConfig, 'cities'>): ChoiceOption[] =>
  cities.map(({ slug, label, synonyms }) => ({
    value: slug,
    label,
    ...(synonyms.length > 0 ? { words: synonyms } : {}),
  }));

/** YYYY-MM-DD where the site is read. @param now epoch ms */
export const dayInIndia = (now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(now);
