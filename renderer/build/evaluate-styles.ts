import { runnerImport } from 'vite';

const ENTRY = 'virtual:every-styles-module';

export interface EvaluatedStyles {
  /** The exports of each module by its file: class names, animation names, records of them. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Every rule, in the order of the files. */
  readonly css: string;
}

/**
 * Runs `*.styles.ts` files in Node over one new emotion instance.
 * @param root folder from which `@broadsheet/theme` resolves.
 * @param files absolute paths; their order is the order of the rules.
 */
export const evaluateStyles = async (
  root: string,
  files: readonly string[],
): Promise<EvaluatedStyles> => {
  const source = [
    `import { writtenRules } from '@broadsheet/theme/css';`,
    ...files.map((file, index) => `import * as styles${index} from ${JSON.stringify(file)};`),
    'export const modules = {',
    ...files.map((file, index) => `  ${JSON.stringify(file)}: { ...styles${index} },`),
    '};',
    `export const css = writtenRules().join('\\n');`,
  ].join('\n');
  const { module } = await runnerImport<EvaluatedStyles>(ENTRY, {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'every-styles-module',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? source : null),
      },
    ],
  });
  return module;
};
