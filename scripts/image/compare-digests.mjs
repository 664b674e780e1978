import { findReferenceFault, isDigest, parseImageReference } from './image-reference.mjs';
import { fetchDigest, RegistryError } from './registry.mjs';

/** @typedef {import('./find-references.mjs').WrittenReference} WrittenReference */
/** @typedef {{ digest: string } | { fault: string }} Resolved */
/** @typedef {Resolved & { reference: WrittenReference, current: string | undefined }} Compared */

/** @type {(image: { registry: string, repository: string, tag: string }) => Promise<Resolved>} */
const resolve = async (image) => {
  try {
    return { digest: await fetchDigest(image) };
  } catch (error) {
    if (error instanceof RegistryError) return { fault: error.message };
    throw error;
  }
};

/**
 * Requests the current digest of each tag from the registries; once for each tag, so that all references to it get the
 * same digest.
 * @param {WrittenReference[]} references
 * @returns {Promise<Compared[]>} `current` is the digest that a reference has so far
 */
export const compareDigests = async (references) => {
  /** @type {Map<string, Resolved>} */
  const resolved = new Map();
  /** @type {Compared[]} */
  const compared = [];
  for (const reference of references) {
    const image = parseImageReference(reference.text);
    const current = image?.digest;
    const fault = findReferenceFault(image);
    if (fault !== undefined || image?.tag === undefined) {
      compared.push({ reference, current, fault: fault ?? '' });
      continue;
    }
    const { registry, repository, tag } = image;
    const key = `${registry}/${repository}:${tag}`;
    const result = resolved.get(key) ?? (await resolve({ registry, repository, tag }));
    resolved.set(key, result);
    compared.push({ reference, current, ...result });
  }
  return compared;
};

/**
 * What a check finds at fault with a reference.
 * @param {Compared} compared
 * @returns {string | undefined}
 */
export const findFault = (compared) => {
  const { current } = compared;
  if ('fault' in compared) return compared.fault;
  if (current === undefined) return 'has no digest. Run: npm run images';
  if (!isDigest(current)) return `has a malformed digest, ${current}. Run: npm run images`;
  if (current !== compared.digest)
    return `has the digest ${current}, but its tag leads to ${compared.digest} now. Run: npm run images`;
  return undefined;
};
