import type { ExposureReport } from '@broadsheet/contract/exposure';
import type { PageState } from '../page/page-state.ts';

/** Tells the server what only the browser knows of a visit. Nobody waits for it, and a loss is no fault. */
export const reportVisit = (report: ExposureReport): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(report);
  fetch('/api/exposures', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
};

/** A page that was fetched ahead is on the screen now; one that was not found is no visit of it. */
export const reportShown = ({ path, status }: PageState['page']): void => {
  if (status === 200) reportVisit({ path });
};
