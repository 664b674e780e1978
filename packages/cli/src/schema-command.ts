import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { experimentsJsonSchema } from '@broadsheet/layout-engine/experiments/experiments-json-schema';
import { layoutJsonSchema } from '@broadsheet/layout-engine/layout-json-schema';
import { EXIT_OK, UsageError } from './usage.ts';

/** The text of every schema file, as it is committed, by its path. */
export const schemaTexts = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ['layouts/schema/layout.schema.json', layoutJsonSchema(blockDefinitions)] as const,
      ['layouts/schema/experiments.schema.json', experimentsJsonSchema()] as const,
    ].map(([file, schema]) => [file, `${JSON.stringify(schema, null, 2)}\n`]),
  );

/** `schema [dir]` */
export const runSchema = async (argv: string[]): Promise<number> => {
  const { positionals } = parseArgs({ args: argv, options: {}, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError('schema takes one directory');
  for (const [name, text] of schemaTexts()) {
    const file = join(resolve(positionals[0] ?? '.'), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    process.stdout.write(`${relative('.', file)} written\n`);
  }
  return EXIT_OK;
};
