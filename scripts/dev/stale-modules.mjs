/**
 * The loaded modules that a change of files makes stale: those of the files, and all that import them.
 * @param {import('vite/module-runner').EvaluatedModules} loaded
 * @param {readonly string[]} files absolute paths
 * @param {string} [last] a file whose importers are left out
 */
export const findStaleModules = (loaded, files, last) => {
  /** @type {Set<import('vite/module-runner').EvaluatedModuleNode>} */
  const stale = new Set();
  /** @param {import('vite/module-runner').EvaluatedModuleNode | undefined} node */
  const add = (node) => {
    if (!node || stale.has(node)) return;
    stale.add(node);
    if (node.file === last) return;
    for (const importer of node.importers) add(loaded.getModuleById(importer));
  };
  for (const file of files) for (const node of loaded.getModulesByFile(file) ?? []) add(node);
  return stale;
};
