import type { Finding } from '@broadsheet/contract/finding';
import { memberName, nodeAt, parseJson } from '@broadsheet/layout-engine/json-source';

type Position = Pick<Finding, 'line' | 'column'>;

const isBefore = (a: Position, b: Position): boolean =>
  a.line < b.line || (a.line === b.line && a.column <= b.column);

/** The id of the block that is written at a position of a layout's text; null if none is. */
export const blockAt = (file: string, text: string, position: Position): string | null => {
  const { source } = parseJson(file, text);
  if (!source) return null;
  const variants = nodeAt(source.root, ['variants']);
  const written = [
    nodeAt(source.root, ['blocks']),
    ...(variants?.type === 'Array'
      ? variants.elements.map((_, at) => nodeAt(source.root, ['variants', at, 'blocks']))
      : []),
  ];
  const members = written.flatMap((node) => (node?.type === 'Object' ? node.members : []));
  const found = members.find(
    ({ loc }) => isBefore(loc.start, position) && isBefore(position, loc.end),
  );
  return found ? memberName(found) : null;
};
