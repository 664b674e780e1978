import { type JsonPath, type JsonSource, memberName } from '@broadsheet/layout-engine/json-source';
import { digestsOfText, type FileKind } from './file-kind.ts';

type JsonNode = JsonSource['root'];

/** A string of a JSON text that names a picture or a video. */
export interface NamedFile {
  readonly digest: string;
  readonly path: JsonPath;
  readonly node: JsonNode;
  /** The object that has the string as a member; null for an entry of a list. */
  readonly owner: JsonNode | null;
}

const visit = (
  node: JsonNode,
  path: JsonPath,
  owner: JsonNode | null,
  found: NamedFile[],
  kind: FileKind,
): void => {
  if (node.type === 'String')
    for (const digest of digestsOfText(kind, node.value)) found.push({ digest, path, node, owner });
  if (node.type === 'Array')
    for (const [index, element] of node.elements.entries())
      visit(element.value, [...path, index], null, found, kind);
  if (node.type === 'Object')
    for (const member of node.members)
      visit(member.value, [...path, memberName(member)], node, found, kind);
};

/** Every string of a JSON text that names a file of a kind, in the order of the text. */
export const namedFilesOfJson = (root: JsonNode, kind: FileKind): readonly NamedFile[] => {
  const found: NamedFile[] = [];
  visit(root, [], null, found, kind);
  return found;
};
