/** @typedef {{ line: number, text: string, position: { column: number } }} InlineReference */

const ARGUMENT = /^\s*ARG\s+(?<name>\w+)=(?<quote>["']?)(?<image>[^\s"']+)\k<quote>/di;
const STAGE = /^\s*FROM\s+(?:--\S+\s+)*(?<image>\S+)(?:\s+AS\s+(?<name>\S+))?/di;
/** Files of another image: of COPY and ADD, and of a mount of RUN. */
const SOURCE = /(?:--from=|--mount=\S*?\bfrom=)(?<image>[^\s,]+)/dgi;
const VARIABLE = /^\$(?:\{(?<braced>\w+)\}|(?<bare>\w+))$/;

/** @type {(match: RegExpMatchArray, line: number) => InlineReference} */
const locate = (match, line) => ({
  line,
  text: match.groups?.image ?? '',
  position: { column: match.indices?.groups?.image?.[0] ?? 0 },
});

/**
 * The images that a Dockerfile takes from registries. Where FROM names an argument, its default is the reference.
 * @param {string} dockerfile
 * @returns {InlineReference[]}
 */
export const findInDockerfile = (dockerfile) => {
  /** @type {Map<string, InlineReference>} */
  const defaults = new Map();
  const stages = new Set(['scratch']);
  /** @type {Set<InlineReference>} */
  const found = new Set();
  /** @type {(reference: InlineReference) => void} */
  const add = (reference) => {
    const { braced, bare } = VARIABLE.exec(reference.text)?.groups ?? {};
    const variable = braced ?? bare;
    if (variable === undefined) {
      const isStage = stages.has(reference.text.toLowerCase()) || /^\d+$/.test(reference.text);
      if (!isStage) found.add(reference);
      return;
    }
    const value = defaults.get(variable);
    if (value) add(value);
  };
  for (const [index, text] of dockerfile.split('\n').entries()) {
    if (text.trimStart().startsWith('#')) continue;
    const argument = ARGUMENT.exec(text);
    const stage = STAGE.exec(text);
    const isBeforeStages = stages.size === 1;
    if (argument && isBeforeStages)
      defaults.set(argument.groups?.name ?? '', locate(argument, index + 1));
    else if (stage) {
      add(locate(stage, index + 1));
      stages.add((stage.groups?.name ?? `unnamed stage ${index}`).toLowerCase());
    } else for (const match of text.matchAll(SOURCE)) add(locate(match, index + 1));
  }
  return [...found];
};
