/**
 * @typedef {object} ImageReference
 * @property {string} name as it is written, without tag and digest
 * @property {string} registry the host that is asked, with its port: docker.io where the name has none
 * @property {string} repository the path in the registry
 * @property {string | undefined} tag
 * @property {string | undefined} digest
 */

const HOST = '(?:[a-zA-Z0-9.-]+|\\[[0-9a-fA-F:]+\\])(?::\\d+)?';
const PART = '[a-z0-9]+(?:[._-]+[a-z0-9]+)*';
const REFERENCE = new RegExp(
  `^(?<name>(?:${HOST}/)?${PART}(?:/${PART})*)(?::(?<tag>\\w[\\w.-]{0,127}))?(?:@(?<digest>\\S+))?$`,
);
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/;
const DOCKER_HUB = 'docker.io';

/** @param {string} digest */
export const isDigest = (digest) => /^sha256:[0-9a-f]{64}$/.test(digest);

/** @type {(part: string) => boolean} */
const isHost = (part) => /[.:]/.test(part) || part === 'localhost';

/**
 * Reads a reference by the rules of Docker: a first part without a dot or a port is no registry, but a part of the path at
 * Docker Hub, whose official images are below `library`.
 * @param {string} text
 * @returns {ImageReference | undefined} undefined for what is no reference, such as one with a variable
 */
export const parseImageReference = (text) => {
  const { name = '', tag, digest } = REFERENCE.exec(text)?.groups ?? {};
  if (name === '') return undefined;
  const [first = '', ...rest] = name.split('/');
  if (rest.length > 0 && isHost(first))
    return { name, registry: first, repository: rest.join('/'), tag, digest };
  const repository = rest.length > 0 ? name : `library/${name}`;
  return { name, registry: DOCKER_HUB, repository, tag, digest };
};

/**
 * Where the HTTP API of a registry is. As Docker does, only one on this machine is asked without TLS.
 * @param {string} registry
 */
export const apiOf = (registry) => {
  if (registry === DOCKER_HUB) return 'https://registry-1.docker.io';
  return `${LOOPBACK.test(registry) ? 'http' : 'https'}://${registry}`;
};

/**
 * What is wrong with a reference itself, before a registry is asked.
 * @param {ImageReference | undefined} reference
 * @returns {string | undefined}
 */
export const findReferenceFault = (reference) => {
  if (!reference) return 'cannot be read as an image. Write name:tag, without variables';
  const { registry, tag } = reference;
  if (tag === undefined) return 'has no tag. Write name:tag';
  if (tag === 'latest') return 'has the tag "latest", which is no version. Name a version';
  if (/\.example(?::\d+)?$/.test(registry))
    return `has an example address. Replace ${registry} with your registry, or name only the files that you use`;
  return undefined;
};
