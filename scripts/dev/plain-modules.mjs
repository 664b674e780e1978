import { join } from 'node:path';

/** @type {(name: string, value: unknown) => string} */
const exportOf = (name, value) => `export const ${name} = ${JSON.stringify(value)};`;

/** @type {(value: unknown) => value is Record<string, unknown>} */
const isCall = (value) =>
  typeof value === 'object' && value !== null && 'service' in value && 'path' in value;

/** @type {(call: Record<string, unknown>) => Record<string, unknown>} */
const addressOf = ({ service, method, path, bffPath }) => ({ service, method, path, bffPath });

/**
 * What browsers get in place of styles, calls and schemas, as the renderer's build has it (`renderer/build/plain-*.ts`):
 * names and addresses, without emotion and TypeBox.
 * @param {string} root
 * @param {(file: string) => Promise<Record<string, unknown>>} importModule
 * @returns {import('vite').Plugin}
 */
export const plainModules = (root, importModule) => {
  const calls = join(root, 'packages/contract/src/calls/');
  const schema = join(root, 'packages/contract/src/entities/json-resume.ts');
  return {
    name: 'plain-modules',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    async load(id) {
      if (id.startsWith(calls)) {
        const exported = Object.entries(await importModule(id));
        return exported
          .flatMap(([name, call]) => (isCall(call) ? [exportOf(name, addressOf(call))] : []))
          .join('\n');
      }
      if (id !== schema && !id.endsWith('.styles.ts')) return null;
      const exported = Object.entries(await importModule(id));
      return exported.map(([name, value]) => exportOf(name, value)).join('\n');
    },
  };
};
