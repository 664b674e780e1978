import type { Plugin } from 'vite';

const NAME = '\0undici-pools';
/** What undici's own entry does for its pools; fetch, WebSocket and mocks of it are not asked for. */
const CODE = `
import api from 'undici/lib/api/index.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
Object.assign(Dispatcher.prototype, api);
export { default as Pool } from 'undici/lib/dispatcher/pool.js';`;

/** Takes from undici its pools alone: the whole of it loads fetch twice, once more from Node. */
export const onlyPools: Plugin = {
  name: 'only-pools',
  enforce: 'pre',
  resolveId: (source) => (source === 'undici' ? NAME : undefined),
  load: (id) => (id === NAME ? CODE : undefined),
};
