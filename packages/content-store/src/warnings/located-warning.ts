import type { Finding } from '@broadsheet/contract/finding';
import { type JsonPath, parseJson } from '@broadsheet/layout-engine/json-source';
import { findingAt } from '../finding-at.ts';
import type { ContentFile } from '../read-content-files.ts';

/** A warning about a value of a JSON file. */
export type LocatedWarning = Pick<Finding, 'code' | 'message' | 'mend'> & {
  readonly path: JsonPath;
};

/** Warnings with their positions. The file is parsed for positions only if there are any. */
export const locateWarnings = (
  { file, text }: ContentFile,
  warnings: readonly LocatedWarning[],
): readonly Finding[] => {
  const source = warnings.length > 0 && text !== null ? parseJson(file, text).source : null;
  return source ? warnings.map(({ path, ...warning }) => findingAt(source, path, warning)) : [];
};
