import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./find-references.mjs').WrittenReference} WrittenReference */
/** @typedef {{ reference: WrittenReference, digest: string }} Change */

/** @type {(lines: string[], change: Change) => void} */
const apply = (lines, { reference: { line, text, position }, digest }) => {
  if ('column' in position) {
    const written = lines[line - 1] ?? '';
    const [tagged = ''] = text.split('@');
    const rest = written.slice(position.column + text.length);
    lines[line - 1] = `${written.slice(0, position.column)}${tagged}@${digest}${rest}`;
  } else if (position.digestLine === undefined) {
    lines.splice(line, 0, `${position.indent}digest: ${digest}`);
  } else {
    const written = lines[position.digestLine - 1] ?? '';
    lines[position.digestLine - 1] = written.replace(
      /(digest:\s*)(?:"[^"]*"|'[^']*'|[^\s#]*)/,
      (_, key) => `${key.trimEnd()} ${digest}`,
    );
  }
};

/**
 * Writes digests after the tags of references, and changes nothing else in the files.
 * @param {string} root
 * @param {Change[]} changes
 */
export const writeDigests = (root, changes) => {
  const files = new Set(changes.map(({ reference }) => reference.file));
  for (const file of files) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    // From the end on: an added line moves those below it.
    const here = changes
      .filter(({ reference }) => reference.file === file)
      .sort(
        (one, other) =>
          other.reference.line - one.reference.line || columnOf(other) - columnOf(one),
      );
    for (const change of here) apply(lines, change);
    writeFileSync(join(root, file), lines.join('\n'));
  }
};

/** @type {(change: Change) => number} */
const columnOf = ({ reference: { position } }) => ('column' in position ? position.column : 0);
