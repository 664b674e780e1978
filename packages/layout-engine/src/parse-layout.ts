import type { Finding } from '@broadsheet/contract/finding';
import { Layout } from '@broadsheet/contract/layout';
import type { JsonSource } from './json-source.ts';
import { parseContent } from './parse-content.ts';

export type ParsedLayout =
  | { readonly layout: Layout; readonly source: JsonSource; readonly findings: readonly [] }
  | { readonly layout: null; readonly source: null; readonly findings: readonly Finding[] };

/**
 * Parses one layout file and checks syntax, duplicate keys and shape. `checkLayout` checks its blocks.
 * @param file the name in findings, such as `layouts/home.json`.
 */
export const parseLayout = (file: string, text: string): ParsedLayout => {
  const { value, source, findings } = parseContent(file, text, Layout);
  return value ? { layout: value, source, findings } : { layout: null, source, findings };
};
