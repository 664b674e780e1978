import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RouteOptions } from 'fastify';

const CHANNEL = 'fastify.initialization';

/** Every route of a site, as it is registered while `open` runs. */
export const routesOfSite = async (open: () => Promise<unknown>): Promise<RouteOptions[]> => {
  const routes: RouteOptions[] = [];
  const listen = (message: unknown) => {
    const app: unknown = Reflect.get(Object(message), 'fastify');
    const addHook: unknown = Reflect.get(Object(app), 'addHook');
    if (typeof addHook === 'function')
      addHook.call(app, 'onRoute', (route: RouteOptions) => void routes.push(route));
  };
  subscribe(CHANNEL, listen);
  try {
    await open();
  } finally {
    unsubscribe(CHANNEL, listen);
  }
  return routes;
};
