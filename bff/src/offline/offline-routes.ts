import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '@broadsheet/contract/errors';
import {
  OFFLINE_PATH,
  OFFLINE_STYLES_PATH,
  OFFLINE_TEXTS_PATH,
  SAVE_QUEUE,
  SERVICE_WORKER_PATH,
} from '@broadsheet/contract/offline';
import type { FastifyPluginAsync } from 'fastify';
import { siteOfRequest } from '../site/brand.ts';
import { OFFLINE_STYLES, offlinePage, offlineTexts } from './offline-page.ts';

/** A worker must be able to change at once. */
const NO_CACHE = 'no-cache';

/** Replaces a worker and removes it, with all that it has stored: open pages go on without one. */
const REMOVAL = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil((async()=>{
for(const name of await caches.keys())await caches.delete(name);
indexedDB.deleteDatabase('${SAVE_QUEUE.database}');
await registration.unregister();
})()));
`;

const readWorker = async (clientDir: string): Promise<string | null> => {
  try {
    return await readFile(join(clientDir, 'service-worker.js'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

interface OfflineOptions {
  /** The browser's half of the renderer's build. */
  readonly clientDir: string;
  /** False removes the worker from all browsers. */
  readonly hasServiceWorker: boolean;
}

/** Serves the service worker, and what it stores before it is needed. */
export const createOfflineRoutes =
  ({ clientDir, hasServiceWorker }: OfflineOptions): FastifyPluginAsync =>
  async (app) => {
    const script = hasServiceWorker ? await readWorker(clientDir) : REMOVAL;
    app.get(SERVICE_WORKER_PATH, async (_, reply) => {
      if (script === null) throw new AppError('NOT_FOUND');
      return reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', NO_CACHE)
        .send(script);
    });
    app.get(OFFLINE_PATH, async (request, reply) => {
      const site = siteOfRequest(request);
      const { app: messages } = site.snapshot.messages[site.brand.brand];
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', NO_CACHE)
        .send(offlinePage(site, messages));
    });
    app.get(OFFLINE_STYLES_PATH, async (_, reply) =>
      reply.type('text/css; charset=utf-8').header('cache-control', NO_CACHE).send(OFFLINE_STYLES),
    );
    app.get(OFFLINE_TEXTS_PATH, async (request, reply) => {
      const { brand, snapshot } = siteOfRequest(request);
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', NO_CACHE)
        .send(JSON.stringify(offlineTexts(snapshot.messages[brand.brand].app)));
    });
  };
