import { JOB_PANE_ATTRIBUTE } from '@broadsheet/contract/selected-job';

/** The pane's element of the shown page; null for a page without one. */
export const findPane = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${JOB_PANE_ATTRIBUTE}]`);

/** The id of the job that the pane shows; null while it is closed. */
export const shownJobOf = (pane: HTMLElement): string | null =>
  pane.dataset.paneState === 'open' ? (pane.dataset.paneShows ?? null) : null;

/** @param jobId null closes the pane */
export const setShownJob = (pane: HTMLElement, jobId: string | null): void => {
  pane.dataset.paneState = jobId === null ? 'closed' : 'open';
  if (jobId === null) delete pane.dataset.paneShows;
  else pane.dataset.paneShows = jobId;
};
