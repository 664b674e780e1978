import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { DATE_RANGES } from '@broadsheet/contract/constants';
import type { Facet } from '@broadsheet/contract/entities/job';
import {
  isJobFlag,
  JOB_FILTERS,
  type JobFilterName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { shiftLabel, workModeLabel } from '@broadsheet/messages/work-term-labels';
import { otherNames } from '../text/label-with-synonyms.ts';
import { formatBand } from './experience-label.ts';

/** Facets have names that the brand's config lacks. */
interface KnownLabels {
  readonly brand: BrandConfig;
  readonly facets: readonly Facet[];
  readonly messages: Pick<Messages, 'experience' | 'filters'>;
}

type LabelOf = (id: number, known: KnownLabels) => string | undefined;

const findCity = (id: number, { brand }: KnownLabels) =>
  brand.cities.find((city) => city.id === id);

const CHOICE_LABELS: Readonly<Record<ValueFilterName, LabelOf>> = {
  city: (id, known) => findCity(id, known)?.label,
  experience: (id, { messages }) => formatBand(id, messages.experience),
  posted: (id) => DATE_RANGES[id]?.label,
  category: (id, { brand }) => brand.categories.find(({ dataId }) => dataId === id)?.label,
  industry: (id, { facets }) =>
    facets
      .find(({ field }) => field === 'industry')
      ?.values.find((value) => value.id === String(id))?.label,
  workMode: (id, { messages }) => workModeLabel(id, messages.filters),
  shift: (id, { messages }) => shiftLabel(id, messages.filters),
  pay: (lakh, { messages }) => formatMessage(messages.filters.minSalary, { lakh }),
};

/** Labels of active filters that differ from the label of the choice. */
const CHIP_LABELS: Readonly<Partial<Record<JobFilterName, LabelOf>>> = {
  city: (id, known) => findCity(id, known)?.label ?? known.messages.filters.otherCity,
  experience: (id, { messages }) =>
    formatMessage(messages.filters.experienceChip, {
      band: formatBand(id, messages.experience),
    }),
  category: (id, known) =>
    CHOICE_LABELS.category(id, known) ?? known.messages.filters.otherCategory,
};

/** The label of a filter value as a choice; undefined if its name is unknown. */
export const choiceLabel = (name: JobFilterName, id: number, known: KnownLabels) =>
  isJobFlag(name) ? JOB_FILTERS[name].label : CHOICE_LABELS[name](id, known);

/** Other names that people know a choice by, such as "Bengaluru, Blr"; empty for most. */
export const otherNamesOf = (name: JobFilterName, id: number, known: KnownLabels): string => {
  const city = name === 'city' ? findCity(id, known) : undefined;
  return city ? otherNames(city.label, city.synonyms) : '';
};

/** The label of an active filter. */
export const chipLabel = (name: JobFilterName, id: number, known: KnownLabels): string =>
  CHIP_LABELS[name]?.(id, known) ?? choiceLabel(name, id, known) ?? known.messages.filters.other;
