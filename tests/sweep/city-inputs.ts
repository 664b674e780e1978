import type { BrandConfig } from '@broadsheet/contract/brand-config';

type City = BrandConfig['cities'][number];

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The texts of all options and of all labels around a checkbox: people choose a city by these. */
const choiceTexts = (html: string): string[] => {
  const options = [...html.matchAll(/<option\b[^>]*>(.*?)<\/option>/gs)];
  const labels = [...html.matchAll(/<label\b[^>]*>(.*?)<\/label>/gs)].filter(([label]) =>
    /type="(?:checkbox|radio)"/.test(label),
  );
  return [...options, ...labels].map(([, inner = '']) => textOf(inner));
};

const isChoiceOf = (text: string, { label }: City): boolean =>
  text === label ||
  text.startsWith(`${label} (`) ||
  new RegExp(`^${label} [\\d,]+ jobs$`).test(text);

const isNamedIn = (text: string, name: string): boolean =>
  text.toLowerCase().includes(name.toLowerCase());

/** The number of city choices of a page, and those that lack one of the city's names. */
export const readCityChoices = (html: string, { cities }: Pick<BrandConfig, 'cities'>) => {
  const choices = choiceTexts(html).flatMap((text) =>
    cities.filter((city) => isChoiceOf(text, city)).map((city) => ({ text, city })),
  );
  const faults = choices.flatMap(({ text, city }) =>
    city.synonyms
      .filter((name) => !isNamedIn(text, name))
      .map((name) => `the choice "${text}" does not say ${name}`),
  );
  return { count: choices.length, faults };
};
