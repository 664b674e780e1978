import { type JsonObject, listOf, objectOf, textOf } from '../json/json-fields.ts';

/** Deeper than the graph of any real page. */
const MAX_DEPTH = 6;
const CONTAINERS = [
  '@graph',
  'itemListElement',
  'item',
  'mainEntity',
  'mainEntityOfPage',
  'hasPart',
];

/** A node's types without their vocabulary: "JobPosting" of `http://schema.org/JobPosting`. */
const typesOf = (node: JsonObject): string[] =>
  listOf(node['@type']).map((type) => (textOf(type) ?? '').replace(/^.*[/#:]/, ''));

const idOf = (node: JsonObject): string | undefined => textOf(node['@id']);

const isReference = (node: JsonObject): boolean =>
  idOf(node) !== undefined && Object.keys(node).length === 1;

const nodesOf = (value: unknown, depth = 0): JsonObject[] => {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((entry) => nodesOf(entry, depth + 1));
  const node = objectOf(value);
  if (Object.keys(node).length === 0) return [];
  const within = typesOf(node).includes('JobPosting')
    ? [node.hiringOrganization]
    : CONTAINERS.map((key) => node[key]);
  return [node, ...within.flatMap((entry) => nodesOf(entry, depth + 1))];
};

/**
 * The job postings within JSON-LD: alone, in arrays, graphs and lists. An employer that is only a reference by `@id` is
 * looked up in `known`, which holds the nodes of earlier parts of the same document.
 */
export const findPostings = (value: unknown, known: Map<string, JsonObject>): JsonObject[] => {
  const nodes = nodesOf(value);
  for (const node of nodes) {
    const id = idOf(node);
    if (id && !isReference(node) && !typesOf(node).includes('JobPosting')) known.set(id, node);
  }
  return nodes
    .filter((node) => typesOf(node).includes('JobPosting') && !isReference(node))
    .map((posting) => {
      const employer = objectOf(posting.hiringOrganization);
      const described = isReference(employer) ? known.get(idOf(employer) ?? '') : undefined;
      return described ? { ...posting, hiringOrganization: described } : posting;
    });
};
