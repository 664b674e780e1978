/**
 * Reports to every open page which version of the sources is served, and why the newest save is not.
 */
export const createReloads = () => {
  /** @type {Set<import('node:http').ServerResponse>} */
  const pages = new Set();
  let state = { version: String(Date.now()), fault: '' };
  const write = (/** @type {import('node:http').ServerResponse} */ page) =>
    page.write(`data: ${JSON.stringify(state)}\n\n`);
  const report = (/** @type {Partial<typeof state>} */ change) => {
    state = { ...state, ...change };
    for (const page of pages) write(page);
  };
  return {
    version: () => state.version,
    /** @param {string} version of what is served from now on */
    reload: (version) => report({ version, fault: '' }),
    /** @param {string} fault */
    fail: (fault) => report({ fault }),
    /** @type {import('../../bff/src/dev/workshop.ts').Workshop['plugin']} */
    plugin: async (app) => {
      app.get('/dev/reload', (_, reply) => {
        reply.hijack();
        const page = reply.raw;
        page.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
        pages.add(page);
        page.once('close', () => pages.delete(page));
        write(page);
      });
      app.addHook('preClose', async () => {
        for (const page of pages) page.destroy();
      });
    },
  };
};
