import type { Finding } from '@broadsheet/contract/finding';
import type { Static, TSchema } from 'typebox';
import { type JsonSource, parseJson, plainValue } from './json-source.ts';
import { schemaFindings } from './schema-findings.ts';

export type ParsedContent<Value> =
  | { readonly value: Value; readonly source: JsonSource; readonly findings: readonly [] }
  | { readonly value: null; readonly source: null; readonly findings: readonly Finding[] };

/**
 * Parses a JSON content file and checks syntax, duplicate keys and shape.
 * @param file the name in findings, such as `layouts/home.json`.
 */
export const parseContent = <Schema extends TSchema>(
  file: string,
  text: string,
  schema: Schema,
): ParsedContent<Static<Schema>> => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { value: null, source: null, findings };
  const faults = schemaFindings(file, schema, source.root);
  if (faults.length > 0) return { value: null, source: null, findings: faults };
  return { value: plainValue(source.root) as Static<Schema>, source, findings: [] };
};
