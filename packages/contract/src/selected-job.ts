import { BREAKPOINTS } from './constants.ts';

/** Browsers with room for a job beside its list, and a pointer to select it. */
export const JOB_PANE_MEDIA = `(min-width: ${BREAKPOINTS.lg}px) and (hover: hover)`;

/** Marks the root of the pane that shows the selected job. */
export const JOB_PANE_ATTRIBUTE = 'data-job-pane';

/** The id of a job's row. As the fragment of a list's address it names the job that is shown beside the list. */
export const jobRowId = (jobId: string | number): string => `job-${jobId}`;

/** The id of the job in the fragment of an address, such as `#job-1234`; null for another fragment or none. */
export const readJobFragment = (hash: string): string | null =>
  /^#job-(\d{1,10})$/.exec(hash)?.[1] ?? null;
