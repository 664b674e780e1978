import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { MissedPart, UnderstoodQuery } from '@broadsheet/contract/entities/understood-query';
import { JOB_FILTERS } from '@broadsheet/contract/job-filters';
import { writeJobFilters } from '@broadsheet/contract/job-filters-query';
import { searchHref } from '@broadsheet/contract/match-page';
import { shiftId, workModeId } from '@broadsheet/contract/work-terms';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { shiftLabel, workModeLabel } from '@broadsheet/messages/work-term-labels';
import type { JobQuery } from '../shared/job/job-query.ts';
import type { Link } from '../shared/page/link.ts';

const MAX_CITIES = 3;

export interface PartLabels {
  readonly brand: BrandConfig;
  readonly messages: Pick<Messages, 'jobs' | 'filters'>;
}

const yearsLabel = (from: number, to: number, { jobs }: Pick<Messages, 'jobs'>): string => {
  if (to === 0) return jobs.fresherPart;
  return from === to
    ? formatMessage(jobs.yearsPart, { years: from })
    : formatMessage(jobs.yearRangePart, { from, to });
};

/** The name of a part that the search has recognised; a region is named as it was typed. */
const partLabel = (part: MissedPart, { brand, messages }: PartLabels): string => {
  switch (part.kind) {
    case 'city': {
      if (part.ids.length > MAX_CITIES) return part.text;
      const labels = part.ids.flatMap(
        (id) => brand.cities.find((city) => city.id === id)?.label ?? [],
      );
      return labels.length > 0 ? labels.join(', ') : part.text;
    }
    case 'experience':
      return yearsLabel(part.fromYears, part.toYears, messages);
    case 'pay':
      return formatMessage(messages.filters.minSalary, { lakh: part.minLakh });
    case 'flag':
      return JOB_FILTERS[part.flag].label;
    case 'workMode':
      return workModeLabel(workModeId(part.mode), messages.filters) ?? part.text;
    case 'shift':
      return shiftLabel(shiftId(part.shift), messages.filters) ?? part.text;
    case 'company':
      return part.name;
    default:
      return part.text;
  }
};

/** The recognised parts as chips: each leads to the same search without its words. */
export const partChips = (
  understood: UnderstoodQuery | undefined,
  { filters }: JobQuery,
  labels: PartLabels,
): Link[] =>
  (understood?.parts ?? []).map((part) => ({
    label: partLabel(part, labels),
    href: searchHref(part.without, 1, writeJobFilters(filters)),
  }));

/** Says what the found jobs do not have; null where they have all that was asked for. */
export const relaxedNote = (
  understood: UnderstoodQuery | undefined,
  labels: PartLabels,
): string | null => {
  if (!understood) return null;
  const { relaxed, partly, exact } = understood;
  const { jobs } = labels.messages;
  const namesOf = (parts: readonly MissedPart[]): string =>
    parts.map((part) => partLabel(part, labels)).join(', ');
  if (relaxed.length > 0) return formatMessage(jobs.noneMatch, { parts: namesOf(relaxed) });
  if (partly.length > 0 && exact > 0)
    return formatMessage(jobs.someMatch, { count: exact, parts: namesOf(partly) });
  return null;
};

/** Searches for less, from an empty list: without one part each, and for the subject alone. */
export const looserSearches = (
  understood: UnderstoodQuery | undefined,
  searchText: string,
  messages: Messages['jobs'],
): Link[] => {
  const texts = understood
    ? [understood.subject, ...understood.parts.map(({ without }) => without)]
    : [];
  return [...new Set(texts)]
    .filter((text) => text !== '' && text !== searchText)
    .map((search) => ({
      label: formatMessage(messages.searchOnly, { search }),
      href: searchHref(search),
    }));
};
