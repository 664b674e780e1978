import type { Finding } from '@broadsheet/contract/finding';
import {
  AudiencesFile,
  type NamedAudience,
  type NamedAudiences,
} from '@broadsheet/contract/named-audiences';
import type { JsonSource } from '../json-source.ts';
import { parseContent } from '../parse-content.ts';

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
  const { value, source, findings } = parseContent(file, text, AudiencesFile);
  if (!value) return { written: null, findings };
  const { $schema, ...rest } = value;
  const audiences = new Map(Object.entries(rest) as [string, NamedAudience][]);
  return { written: { audiences, source }, findings: [] };
};
