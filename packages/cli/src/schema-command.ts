import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { layoutJsonSchema } from '@broadsheet/layout-engine/layout-json-schema';
import { EXIT_OK, UsageError } from './usage.ts';

export const LAYOUT_SCHEMA_FILE = 'layouts/schema/layout.schema.json';

/** The text of the schema file, as it is committed. */
export const layoutSchemaText = (): string =>
  `${JSON.stringify(layoutJsonSchema(blockDefinitions), null, 2)}\n`;

/** `schema [dir]` */
export const runSchema = async (argv: string[]): Promise<number> => {
  const { positionals } = parseArgs({ args: argv, options: {}, allowPositionals: true });
  if (positionals.length > 1) throw new UsageError('schema takes one directory');
  const file = join(resolve(positionals[0] ?? '.'), LAYOUT_SCHEMA_FILE);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, layoutSchemaText());
  process.stdout.write(`${relative('.', file)} written\n`);
  return EXIT_OK;
};
