import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** Schemas by which browsers validate imported files; they export data only. */
const SCHEMAS = ['json-resume'].map((name) =>
  fileURLToPath(new URL(`../../packages/contract/src/entities/${name}.ts`, import.meta.url)),
);

/** Replaces such a schema by its JSON, so that browsers do not load TypeBox. */
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
