import type { JobFlags } from '@broadsheet/contract/entities/job';
import type { JobFilters } from '@broadsheet/contract/job-filters-query';

interface FlagFilter {
  readonly flag: keyof JobFlags;
  /** Of the filter in an address. */
  readonly name: 'wfh' | 'women' | 'returning' | 'disability' | 'defence';
  readonly label: string;
}

/** What employers say of a job, as filters. */
export const FLAG_FILTERS: readonly FlagFilter[] = [
  { flag: 'workFromHome', name: 'wfh', label: 'Work from home' },
  { flag: 'femaleCandidate', name: 'women', label: 'Women preferred' },
  { flag: 'femaleBackWorkForce', name: 'returning', label: 'Women returning to work' },
  { flag: 'differentlyAbled', name: 'disability', label: 'Open to persons with disabilities' },
  { flag: 'exDefence', name: 'defence', label: 'Ex-defence welcome' },
];

/** Those that are on. */
export const flagsOn = (filters: JobFilters): FlagFilter[] =>
  FLAG_FILTERS.filter(({ name }) => filters[name] === 1);
