import { imagesOfText } from '@broadsheet/contract/media';
import { type JsonPath, type JsonSource, memberName } from '@broadsheet/layout-engine/json-source';

type JsonNode = JsonSource['root'];

/** A string of a JSON text that names a picture. */
export interface NamedPicture {
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
  found: NamedPicture[],
): void => {
  if (node.type === 'String')
    for (const digest of imagesOfText(node.value)) found.push({ digest, path, node, owner });
  if (node.type === 'Array')
    for (const [index, element] of node.elements.entries())
      visit(element.value, [...path, index], null, found);
  if (node.type === 'Object')
    for (const member of node.members)
      visit(member.value, [...path, memberName(member)], node, found);
};

/** Every string of a JSON text that names a picture, in the order of the text. */
export const picturesOfJson = (root: JsonNode): readonly NamedPicture[] => {
  const found: NamedPicture[] = [];
  visit(root, [], null, found);
  return found;
};
