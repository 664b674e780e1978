import ts from 'typescript';

/**
 * A name that a source declares.
 * @typedef {{ name: string, line: number }} DeclaredName
 */

/** @type {(node: import('typescript').Node) => import('typescript').Identifier | null} */
const declaredIn = (node) => {
  if (ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node))
    return ts.isIdentifier(node.name) ? node.name : null;
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isNamespaceImport(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyAssignment(node)
  )
    return node.name && ts.isIdentifier(node.name) ? node.name : null;
  // `import { a as b }` declares b; without `as` the name is of another module.
  if (ts.isImportSpecifier(node) || ts.isExportSpecifier(node))
    return node.propertyName && ts.isIdentifier(node.name) ? node.name : null;
  return null;
};

/**
 * The names of types, functions, variables, parameters and members that a source declares.
 * @param {string} file its ending tells whether it holds JSX
 * @param {string} text
 * @returns {DeclaredName[]}
 */
export const listNames = (file, text) => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const names = /** @type {DeclaredName[]} */ ([]);
  /** @type {(node: import('typescript').Node) => void} */
  const visit = (node) => {
    const found = declaredIn(node);
    if (found)
      names.push({
        name: found.text,
        line: source.getLineAndCharacterOfPosition(found.getStart(source)).line + 1,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
};
