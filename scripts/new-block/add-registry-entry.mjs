const OPENING = /^(?:export )?const \w+(: [^=]+)? = \{$/;
const ENTRY = /^ {2}'?([a-z][\w-]*)'?[:,]/;

/**
 * Puts an import and an entry into the source of a registry, the entry where sorting wants it.
 * @param {string} source a module with imports and one object literal, a property a line
 * @param {{ key: string, importLine: string, entry: string }} addition
 * @returns {string}
 * @throws {Error} when the source has no such object, or has the key already
 */
export const addRegistryEntry = (source, { key, importLine, entry }) => {
  const lines = source.split('\n');
  const open = lines.findIndex((line) => OPENING.test(line));
  const close = lines.findIndex((line, index) => index > open && line.startsWith('}'));
  if (open === -1 || close === -1) throw new Error('there is no object to add to');
  let at = close;
  for (let index = close - 1; index > open; index -= 1) {
    const found = ENTRY.exec(lines[index] ?? '')?.[1];
    if (found === key) throw new Error(`${key} is registered already`);
    if (found !== undefined && found > key) at = index;
  }
  lines.splice(at, 0, `  ${entry}`);
  if (importLine)
    lines.splice(
      lines.findIndex((line) => line.startsWith('import ')),
      0,
      importLine,
    );
  return lines.join('\n');
};
