import type { Finding } from '@broadsheet/contract/finding';
import {
  AudiencesFile,
  type NamedAudience,
  type NamedAudiences,
} from '@broadsheet/contract/named-audiences';
import { type JsonSource, parseJson, plainValue } from '../json-source.ts';
import { schemaFindings } from '../schema-findings.ts';

/** Audiences of the right shape, and where they are written. */
export interface WrittenAudiences {
  readonly audiences: NamedAudiences;
  readonly source: JsonSource;
}

export type ParsedAudiences =
  | { readonly written: WrittenAudiences; readonly findings: readonly [] }
  | { readonly written: null; readonly findings: readonly Finding[] };

/**
 * Reads `layouts/audiences.json`: syntax, double keys and shape. What they mean is `checkAudiences`'s.
 * @param file the name that findings carry.
 */
export const parseAudiences = (file: string, text: string): ParsedAudiences => {
  const { source, findings } = parseJson(file, text);
  if (!source || findings.length > 0) return { written: null, findings };
  const faults = schemaFindings(file, AudiencesFile, source.root);
  if (faults.length > 0) return { written: null, findings: faults };
  const { $schema, ...rest } = plainValue(source.root) as AudiencesFile;
  const audiences = new Map(Object.entries(rest) as [string, NamedAudience][]);
  return { written: { audiences, source }, findings: [] };
};
