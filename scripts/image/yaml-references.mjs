/** @typedef {import('./dockerfile-references.mjs').InlineReference} InlineReference */
/**
 * @typedef {object} KustomizeReference
 * @property {number} line
 * @property {string} text
 * @property {string} replaces the name in the resources
 * @property {{ digestLine: number | undefined, indent: string }} position
 */
/** @typedef {{ key: string, value: string, line: number }} Entry */

const IMAGE = /^(?<indent>\s*(?:-\s+)?)image:\s+["']?(?<image>[^\s"'#]+)/d;
const KEY =
  /^(?<indent>\s*(?:-\s+)?)(?<key>\w+):\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s#]*))/;

/** @type {(text: string) => boolean} */
const isEmpty = (text) => /^\s*(?:#|$)/.test(text);
/** @type {(text: string) => number} */
const indentOf = (text) => /^\s*/.exec(text)?.[0].length ?? 0;

/**
 * Whether the mapping around a line has the key `build`: then compose builds the image itself.
 * @type {(lines: string[], index: number, indent: number) => boolean}
 */
const isBuilt = (lines, index, indent) => {
  /** @type {(text: string) => boolean} */
  const isOutside = (text) => !isEmpty(text) && indentOf(text) < indent;
  const begin = lines.slice(0, index).findLastIndex(isOutside) + 1;
  const length = lines.slice(index).findIndex(isOutside);
  return lines
    .slice(begin, length < 0 ? undefined : index + length)
    .some((text) => indentOf(text) === indent && text.startsWith('build:', indent));
};

/**
 * The keys `image` of a compose file or of a resource of Kubernetes, each on a line of its own.
 * @param {string} yaml
 * @returns {InlineReference[]}
 */
export const findInYaml = (yaml) => {
  const lines = yaml.split('\n');
  return lines.flatMap((text, index) => {
    const match = IMAGE.exec(text);
    if (!match || isBuilt(lines, index, match.groups?.indent?.length ?? 0)) return [];
    const column = match.indices?.groups?.image?.[0] ?? 0;
    return [{ line: index + 1, text: match.groups?.image ?? '', position: { column } }];
  });
};

/**
 * The lines of the list `images`, each item by its keys.
 * @type {(lines: string[]) => { entries: Entry[], indent: string }[]}
 */
const readItems = (lines) => {
  /** @type {{ entries: Entry[], indent: string }[]} */
  const items = [];
  const begin = lines.findIndex((text) => /^images:\s*(?:#|$)/.test(text)) + 1;
  if (begin === 0) return items;
  for (const [index, text] of lines.entries()) {
    if (index < begin || isEmpty(text)) continue;
    if (/^\w/.test(text)) break;
    const { indent = '', key, double, single, bare } = KEY.exec(text)?.groups ?? {};
    if (indent.includes('-')) items.push({ entries: [], indent: ' '.repeat(indent.length) });
    const value = double ?? single ?? bare ?? '';
    if (key) items.at(-1)?.entries.push({ key, value, line: index + 1 });
  }
  return items;
};

/**
 * The images with which a kustomization replaces those of its resources.
 * @param {string} yaml
 * @returns {KustomizeReference[]}
 */
export const findInKustomization = (yaml) =>
  readItems(yaml.split('\n')).map(({ entries, indent }) => {
    /** @type {(key: string) => Entry | undefined} */
    const find = (key) => entries.find((entry) => entry.key === key);
    const replaces = find('name')?.value ?? '';
    const tag = find('newTag')?.value;
    const digest = find('digest');
    const name = find('newName')?.value ?? replaces;
    return {
      line: (find('newTag') ?? find('newName') ?? find('name'))?.line ?? entries[0]?.line ?? 0,
      text: `${name}${tag ? `:${tag}` : ''}${digest ? `@${digest.value}` : ''}`,
      replaces,
      position: { digestLine: digest?.line, indent },
    };
  });
