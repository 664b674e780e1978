import type { Finding } from '@broadsheet/contract/finding';
import { Layout } from '@broadsheet/contract/layout';
import { type JsonSource, parseJson, plainValue } from './json-source.ts';
import { schemaFindings } from './schema-findings.ts';

export type ParsedLayout =
  | { readonly layout: Layout; readonly source: JsonSource; readonly findings: readonly [] }
  | { readonly layout: null; readonly source: null; readonly findings: readonly Finding[] };

/**
 * Parses one layout file and checks syntax, duplicate keys and shape. `checkLayout` checks its blocks.
 * @param file the name in findings, such as `layouts/home.json`.
 */
export const parseLayout = (file: string, text: string): ParsedLayout => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { layout: null, source: null, findings };
  const faults = schemaFindings(file, Layout, source.root);
  if (faults.length > 0) return { layout: null, source: null, findings: faults };
  return { layout: plainValue(source.root) as Layout, source, findings: [] };
};
