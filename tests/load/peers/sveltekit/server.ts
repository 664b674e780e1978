import { servePages } from '../shared/serve-pages.ts';
import { handler } from './dist/node/handler.js';

servePages(handler);
