import { servePages } from '../shared/serve-pages.ts';
import { handler } from './dist/server/entry.mjs';

servePages(handler);
