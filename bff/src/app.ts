import { AppError } from '@broadsheet/contract/errors';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './boot/app-deps.ts';
import { createPageDeps } from './boot/create-page-deps.ts';
import { createServer } from './boot/create-server.ts';
import { registerOperations } from './boot/register-operations.ts';
import { registerRoutes } from './boot/register-routes.ts';
import { registerVisitor } from './boot/register-visitor.ts';
import { createSiteParts } from './boot/site-parts.ts';
import { watchMethods } from './http/other-methods.ts';
import { createPageHtml } from './routes/page-html.ts';
import { createUnsubscribe } from './routes/unsubscribe.ts';

/** Registers all plugins in order; never listens. */
export const createApp = async (deps: AppDeps): Promise<FastifyInstance> => {
  const parts = createSiteParts(deps);
  const pageDeps = createPageDeps(deps);
  const app = await createServer(deps);
  await registerVisitor(app, parts);
  // Before the methods are watched: the page at the same address is read like all others.
  await app.register(createUnsubscribe(deps.upstream));
  const methods = watchMethods(app);
  await registerOperations(app, deps);
  await registerRoutes(app, parts, pageDeps);
  await app.register(createPageHtml(pageDeps, { ...deps.config, now: deps.now }));
  methods.refuse();
  app.all('/api/*', async () => {
    throw new AppError('NOT_FOUND');
  });
  return app;
};
