import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const CALLS = fileURLToPath(new URL('../../packages/contract/src/calls', import.meta.url));

const isCall = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

/** A module of calls without their schemas. An import of another export fails. */
const plainModule = (exported: Readonly<Record<string, unknown>>): string =>
  Object.entries(exported)
    .flatMap(([name, call]) => {
      if (!isCall(call)) return [];
      const { service, method, path, bffPath } = call;
      return `export const ${name} = ${JSON.stringify({ service, method, path, bffPath })};`;
    })
    .join('\n');

/** Browsers need the path of a call, but not its schemas and TypeBox. */
export const plainCalls = (): Plugin => {
  const modules = new Map<string, string>();
  return {
    name: 'plain-calls',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async buildStart() {
      for (const name of readdirSync(CALLS).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
        const file = `${CALLS}/${name}`;
        const { module } = await runnerImport<Record<string, unknown>>(file, {
          root: CALLS,
          configFile: false,
          logLevel: 'silent',
        });
        modules.set(file, plainModule(module));
      }
    },
    load: (id) => modules.get(id) ?? null,
  };
};
