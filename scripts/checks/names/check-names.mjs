import { basename, dirname } from 'node:path';
import { findDialect } from './find-dialect.mjs';
import { listNames } from './list-names.mjs';

/**
 * @typedef {Readonly<Record<string, readonly string[]>>} AcceptedNames by folder
 */

/** @type {(source: { file: string, text: string }) => { file: string, line: number, name: string }[]} */
const namesOf = ({ file, text }) =>
  [{ name: basename(file).replace(/\..*$/, ''), line: 1 }, ...listNames(file, text)].map(
    (declared) => ({ file, ...declared }),
  );

/**
 * The faults of names in sources: dialect words outside of `accepted`, and accepted names that no source of their
 * folder declares any more, so that the list only shrinks.
 * @param {readonly { file: string, text: string }[]} sources paths with forward slashes
 * @param {AcceptedNames} accepted
 * @returns {string[]}
 */
export const checkNames = (sources, accepted) => {
  const used = new Set();
  const faults = sources.flatMap(namesOf).flatMap(({ file, line, name }) => {
    const found = findDialect(name);
    if (!found) return [];
    const folder = dirname(file);
    if (accepted[folder]?.includes(name)) {
      used.add(`${folder} ${name}`);
      return [];
    }
    return [`${file}:${line} ${name}: "${found.word}" has several meanings; take ${found.use}`];
  });
  const stale = Object.entries(accepted).flatMap(([folder, names]) =>
    names
      .filter((name) => !used.has(`${folder} ${name}`))
      .map(
        (name) =>
          `${folder}: no source declares "${name}" any more; remove it from accepted-names.mjs`,
      ),
  );
  return [...faults, ...stale];
};
