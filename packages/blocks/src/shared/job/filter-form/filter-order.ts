import {
  JOB_FILTERS,
  JOB_FLAG_NAMES,
  type JobFilterName,
  type ValueFilterName,
} from '@broadsheet/contract/job-filters';

interface FilterGroup {
  /** Null for the group of flags, each of which is a filter of its own. */
  readonly title: string | null;
  /** Whether the group allows one value or many. */
  readonly kind: 'one' | 'many';
  readonly filters: readonly JobFilterName[];
}

const groupOf = (name: ValueFilterName): FilterGroup => {
  const { label, kind } = JOB_FILTERS[name];
  return { title: label, kind: kind === 'many' ? 'many' : 'one', filters: [name] };
};

/** The groups of the form, the most used first. */
const GROUPS: Readonly<Record<ValueFilterName | 'flags', FilterGroup>> = {
  city: groupOf('city'),
  experience: groupOf('experience'),
  pay: groupOf('pay'),
  workMode: groupOf('workMode'),
  shift: groupOf('shift'),
  // Work from home is a work mode.
  flags: {
    title: null,
    kind: 'many',
    filters: JOB_FLAG_NAMES.filter((name) => name !== 'workFromHome'),
  },
  posted: groupOf('posted'),
  category: groupOf('category'),
  industry: groupOf('industry'),
};

export const FILTER_GROUPS: readonly FilterGroup[] = Object.values(GROUPS);
