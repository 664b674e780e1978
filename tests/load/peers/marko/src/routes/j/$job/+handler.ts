import { loadPage } from '../../../../../shared/load-page.ts';

export const GET = Run.GET(async ({ url, request }, next) =>
  next(await loadPage(url.pathname, request.headers.get('cookie'))),
);
