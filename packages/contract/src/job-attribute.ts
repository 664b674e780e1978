/** Marks the document before its first paint if its address names a job that is to be shown beside a list. */
export const JOB_ATTRIBUTE = 'data-job';
