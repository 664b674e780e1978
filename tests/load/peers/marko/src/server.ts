import { routerMiddleware } from '@marko/run-adapter-node/middleware';
import { servePages } from '../../shared/serve-pages.ts';

servePages(routerMiddleware());
