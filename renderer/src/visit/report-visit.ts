import type { ExposureReport } from '@broadsheet/contract/exposure';
import type { PageState } from '../page/page-state.ts';

/** Sends visit data that only the browser knows. Nothing waits for it, and a loss is acceptable. */
export const reportVisit = (report: ExposureReport): void => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(report);
  fetch('/api/exposures', { method: 'POST', keepalive: true, headers, body }).catch(() => {});
};

/** Reports a prefetched page that is now shown; a 404 is no visit. */
export const reportShown = ({ path, status }: PageState['page']): void => {
  if (status === 200) reportVisit({ path });
};
