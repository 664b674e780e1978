import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const FIXTURES = fileURLToPath(new URL('../../packages/blocks/src/fixtures.ts', import.meta.url));

/** Writes every block's fixtures beside the server build, for the block gallery of a local site. */
export const blockFixtures = (): Plugin => ({
  name: 'block-fixtures',
  applyToEnvironment: (environment) => environment.config.consumer === 'server',
  async generateBundle() {
    const { module } = await runnerImport<{ blockFixtures: unknown }>(FIXTURES, {
      configFile: false,
      logLevel: 'silent',
    });
    const source = JSON.stringify(module.blockFixtures);
    this.emitFile({ type: 'asset', fileName: 'fixtures.json', source });
  },
});
