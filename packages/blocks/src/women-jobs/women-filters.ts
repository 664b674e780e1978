import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { CallQuery } from '@broadsheet/contract/call';
import type { femaleJobs } from '@broadsheet/contract/calls/job';
import { PAGE_SIZE } from '@broadsheet/contract/constants';
import { EXPERIENCE_GROUPS, findGroup, groupOfBand } from '@broadsheet/contract/experience';
import type { JobFilters } from '@broadsheet/contract/job-filters';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { formatGroup } from '../shared/job/experience-label.ts';
import { labelWithSynonyms } from '../shared/text/label-with-synonyms.ts';

const MARKS = ['preferred', 'returning'] as const;

/** The filters in the URL: one of the marks or none, and the filters that this list accepts. */
export interface WomenFilters extends Pick<JobFilters, 'city' | 'category'> {
  /** An id of EXPERIENCE_GROUPS. */
  readonly expGroup: number | undefined;
  readonly mark: (typeof MARKS)[number] | undefined;
}

export const readMark = (text: string | undefined): WomenFilters['mark'] =>
  MARKS.find((mark) => mark === text);

/** Parses the experience group of a URL. A band is mapped to its group. */
export const readGroup = (
  text: string | undefined,
  band: number | undefined,
): WomenFilters['expGroup'] =>
  /^\d$/.test(text ?? '') ? findGroup(Number(text))?.id : groupOfBand(band ?? 0);

/** Formats the filters as query parameters. */
export const writeWomenFilters = ({
  mark,
  expGroup,
  ...filters
}: WomenFilters): Record<string, string> => ({
  ...(mark ? { femaleFilter: mark } : {}),
  ...(expGroup ? { expGroup: String(expGroup) } : {}),
  ...writeJobFilters(filters),
});

/** The query of the call for one page. Unset filters are left out. */
export const femaleJobsQuery = (
  { mark, city, expGroup, category }: WomenFilters,
  page: number,
): CallQuery<typeof femaleJobs> => {
  const years = expGroup === undefined ? undefined : findGroup(expGroup);
  return {
    ...(mark ? { femaleFilter: mark } : {}),
    ...(years ? { minExp: years.minYears, maxExp: Math.min(years.maxYears, MAX_YEARS) } : {}),
    ...(city ? { joblocationIds: city.join(',') } : {}),
    ...(category ? { functionalArea: category[0] } : {}),
    start: (page - 1) * PAGE_SIZE,
    end: page * PAGE_SIZE,
  };
};

const MAX_YEARS = 99;

/** The select fields, each with its selected value. */
export const fieldsOf = (
  { expGroup, category }: WomenFilters,
  brand: BrandConfig,
  { experience, women }: Pick<Messages, 'experience' | 'women'>,
) => [
  {
    name: 'expGroup',
    label: women.experience,
    any: women.anyExperience,
    chosen: String(expGroup ?? ''),
    options: EXPERIENCE_GROUPS.map(({ id }) => ({
      value: String(id),
      label: formatGroup(id, experience),
    })),
  },
  {
    name: 'cat',
    label: women.category,
    any: women.allCategories,
    chosen: String(category?.[0] ?? ''),
    options: brand.categories.map(({ dataId, label }) => ({ value: String(dataId), label })),
  },
];

const MAX_NAMED = 3;

/** The city checkboxes, and the summary that is shown while they are folded. */
export const citiesOf = (
  { city }: WomenFilters,
  brand: BrandConfig,
  messages: Messages['women'],
) => {
  const isChosen = (id: number): boolean => city?.includes(id) ?? false;
  const choices = brand.cities.map(({ id, label, synonyms }) => ({
    value: String(id),
    label: labelWithSynonyms(label, synonyms),
    on: isChosen(id),
  }));
  const chosen = brand.cities.filter(({ id }) => isChosen(id)).map(({ label }) => label);
  const others = chosen.length - MAX_NAMED;
  const named = chosen.slice(0, MAX_NAMED).join(', ');
  const summary =
    others > 0
      ? formatMessage(messages.citiesAndMore, { cities: named, count: others })
      : named || messages.allCities;
  return { choices, said: summary };
};
