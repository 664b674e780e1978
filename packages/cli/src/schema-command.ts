import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { audiencesJsonSchema } from '@broadsheet/layout-engine/audiences/audiences-json-schema';
import { experimentsJsonSchema } from '@broadsheet/layout-engine/experiments/experiments-json-schema';
import { layoutJsonSchema } from '@broadsheet/layout-engine/layout-json-schema';
import { metricsJsonSchema } from '@broadsheet/layout-engine/metrics/metrics-json-schema';
import { picturesJsonSchema } from '@broadsheet/layout-engine/pictures-json-schema';
import type { CommandInput } from './command-line/command-spec.ts';
import type { schema } from './content-specs.ts';
import { EXIT_OK } from './usage.ts';

/** The text of every committed schema file, by its path. */
export const schemaTexts = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ['layouts/schema/layout.schema.json', layoutJsonSchema(blockDefinitions)] as const,
      ['layouts/schema/audiences.schema.json', audiencesJsonSchema()] as const,
      ['layouts/schema/experiments.schema.json', experimentsJsonSchema()] as const,
      ['layouts/schema/metrics.schema.json', metricsJsonSchema()] as const,
      ['layouts/schema/pictures.schema.json', picturesJsonSchema()] as const,
    ].map(([file, written]) => [file, `${JSON.stringify(written, null, 2)}\n`]),
  );

export const runSchema = async ({ dir }: CommandInput<typeof schema>): Promise<number> => {
  for (const [name, text] of schemaTexts()) {
    const file = join(resolve(dir), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    process.stdout.write(`${relative('.', file)} written\n`);
  }
  return EXIT_OK;
};
