import type { Finding } from '@broadsheet/contract/finding';
import { type JsonPath, type JsonSource, positionOf } from '@broadsheet/layout-engine/json-source';

/** A finding at the value of a path. */
export const findingAt = (
  source: JsonSource,
  path: JsonPath,
  fault: Pick<Finding, 'code' | 'message' | 'mend'>,
): Finding => ({ file: source.file, ...positionOf(source, path), ...fault });
