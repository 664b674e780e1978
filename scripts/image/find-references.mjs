import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findInDockerfile } from './dockerfile-references.mjs';
import { findInKustomization, findInYaml } from './yaml-references.mjs';

/**
 * A reference where it is written.
 * @typedef {object} WrittenReference
 * @property {string} file relative to the root
 * @property {number} line from 1
 * @property {string} text the whole reference
 * @property {{ column: number } | { digestLine: number | undefined, indent: string }} position
 *   the column of the text; or, in a kustomization, the line of the digest and the indentation of a new one
 */

const KUSTOMIZATION = /^kustomization(?:\.ya?ml)?$/i;
const IN_ROOT = /^(?:Dockerfile(?:\..+)?|(?:docker-)?compose(?:\..+)?\.ya?ml)$/;

/** @type {(root: string) => string[]} */
const listFiles = (root) => {
  const below = existsSync(join(root, 'deploy'))
    ? readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
    : [];
  return [
    ...readdirSync(root).filter((name) => IN_ROOT.test(name)),
    ...below
      .map((path) => `deploy/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.ya?ml$/.test(path) || KUSTOMIZATION.test(basename(path))),
  ].sort();
};

/**
 * Every image that is taken from a registry: by Dockerfiles and compose files in the root, and by what is below `deploy`.
 * Not among them are images that compose builds, and names that a kustomization replaces.
 * @param {string} root
 * @returns {WrittenReference[]}
 */
export const findReferences = (root) => {
  const files = listFiles(root).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
    isKustomization: KUSTOMIZATION.test(basename(file)),
  }));
  const replaced = new Set(
    files
      .filter(({ isKustomization }) => isKustomization)
      .flatMap(({ text }) => findInKustomization(text).map(({ replaces }) => replaces)),
  );
  return files.flatMap(({ file, text, isKustomization }) => {
    const found = basename(file).startsWith('Dockerfile')
      ? findInDockerfile(text)
      : isKustomization
        ? findInKustomization(text)
        : findInYaml(text).filter(
            (each) => !file.startsWith('deploy/') || !replaced.has(each.text),
          );
    return found.map(({ line, text: written, position }) => ({
      file,
      line,
      text: written,
      position,
    }));
  });
};
