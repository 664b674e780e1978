import { loadPage } from '../../../../../shared/load-page.ts';

/** Nothing on the page runs in the browser: neither scripts nor the data for them are sent. */
export const csr = false;

export const load = ({ url, request }) => loadPage(url.pathname, request.headers.get('cookie'));
