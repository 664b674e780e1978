import type { Plugin } from 'vite';

const NAME = '\0undici-pools';
/** The pools of undici's own entry, without fetch, WebSocket and mocks. */
const CODE = `
import api from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
Object.assign(Dispatcher.prototype, api);
export { default as Pool } from 'undici/lib/dispatcher/pool.js';`;

/** Imports only the pools of undici: the whole package loads a second fetch next to Node's own. */
export const onlyPools: Plugin = {
  name: 'only-pools',
  enforce: 'pre',
  resolveId: (source) => (source === 'undici' ? NAME : undefined),
  load: (id) => (id === NAME ? CODE : undefined),
};
