import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** Schemas by which browsers read what people bring along; they export data alone. */
const SCHEMAS = ['json-resume'].map((name) =>
  fileURLToPath(new URL(`../../packages/contract/src/entities/${name}.ts`, import.meta.url)),
);

/** Browsers get such a schema as what it says, without the library that it is made with. */
export const plainSchemas = (): Plugin => {
  const modules = new Map<string, string>();
  return {
    name: 'plain-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async buildStart() {
      for (const file of SCHEMAS) {
        const { module } = await runnerImport<Record<string, unknown>>(file, {
          configFile: false,
          logLevel: 'silent',
        });
        const exported = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        modules.set(file, exported.join('\n'));
      }
    },
    load: (id) => modules.get(id) ?? null,
  };
};
