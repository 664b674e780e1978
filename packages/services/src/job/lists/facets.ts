import { DATE_RANGES } from '@broadsheet/contract/constants';
import { SINCE_WORK_TERMS } from '@broadsheet/contract/contract-version';
import type { Facet } from '@broadsheet/contract/entities/job';
import { findBand } from '@broadsheet/contract/experience';
import {
  isJobFlag,
  JOB_FILTER_NAMES,
  JOB_FILTERS,
  type JobFilterName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';
import { formatMessage } from '@broadsheet/messages/format-message';
import type { Messages } from '@broadsheet/messages/message-areas';
import { shiftLabel, workModeLabel } from '@broadsheet/messages/work-term-labels';
import type { BrandDirectory } from '../../platform/brands/directory.ts';
import type { CallContext } from '../../platform/call/call-context.ts';
import type { JobsResult } from '../search/find-jobs.ts';

type LabelOf = (name: JobFilterName, id: number) => string | undefined;

/** The labels of each value of the filters; a flag has its own label. */
export const labelsOf = (
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
  { filters }: Messages,
): LabelOf => {
  const labels: Readonly<Record<ValueFilterName, (id: number) => string | undefined>> = {
    city: (id) => directory.cities.get(id)?.label,
    experience: (id) => {
      const band = findBand(id);
      return band && formatMessage(filters.experienceYears, { band: band.label });
    },
    posted: (id) => DATE_RANGES.find((range) => range.id === id)?.label,
    category: (id) => directory.categories.get(id)?.label,
    industry: (id) => industries.get(id),
    workMode: (id) => workModeLabel(id, filters),
    shift: (id) => shiftLabel(id, filters),
    pay: (id) => formatMessage(filters.minSalary, { lakh: id }),
  };
  return (name, id) => (isJobFlag(name) ? JOB_FILTERS[name].label : labels[name](id));
};

/** The version of the contract that has a facet, of those that the first had not. */
const SINCE: Readonly<Partial<Record<JobFilterName, number>>> = {
  workMode: SINCE_WORK_TERMS,
  shift: SINCE_WORK_TERMS,
};

/**
 * Counts as facets, in the order of the contract; values without jobs are left out. Ordinal facets retain their order,
 * others are sorted by count.
 */
export const toFacets = (
  counts: JobsResult['counts'],
  directory: BrandDirectory,
  industries: ReadonlyMap<number, string>,
  { messages, contractVersion }: Pick<CallContext, 'messages' | 'contractVersion'>,
): Facet[] => {
  const labelOf = labelsOf(directory, industries, messages);
  return JOB_FILTER_NAMES.filter((name) => contractVersion >= (SINCE[name] ?? 1)).map((field) => {
    const values = counts
      .filter((count) => count.field === field && count.jobs > 0)
      .flatMap(({ id, jobs }) => {
        const label = labelOf(field, id);
        return label === undefined ? [] : [{ number: id, id: String(id), label, count: jobs }];
      })
      .sort((one, other) =>
        JOB_FILTERS[field].kind === 'scale'
          ? one.number - other.number
          : other.count - one.count || one.label.localeCompare(other.label, 'en'),
      );
    return { field, values: values.map(({ id, label, count }) => ({ id, label, count })) };
  });
};
