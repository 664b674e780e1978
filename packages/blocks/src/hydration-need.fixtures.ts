import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const STYLES = /\.styles\.ts$/;
const HOOK = /^use(?:[A-Z]|$)/;
const HANDLER = /^on[A-Z]/;

/** Names what a syntax node does that only a browser can do; null for all other nodes. */
const liveNameOf = (node: ts.Node): string | null => {
  if (ts.isCallExpression(node)) {
    const name = ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name
      : node.expression;
    return ts.isIdentifier(name) && (HOOK.test(name.text) || name.text === 'dispatch')
      ? `${name.text}()`
      : null;
  }
  if (!ts.isJsxAttribute(node)) return null;
  const name = node.name.getText();
  return HANDLER.test(name) ? name : null;
};

/** Lists the files of this package that a file uses for rendering. Types and styles do not count. */
const importedFiles = (file: string, source: ts.SourceFile): string[] =>
  source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || statement.importClause?.isTypeOnly) return [];
    const { moduleSpecifier: from } = statement;
    const isOwn = ts.isStringLiteral(from) && from.text.startsWith('.') && !STYLES.test(from.text);
    return isOwn ? [join(dirname(file), from.text)] : [];
  });

/**
 * Lists the hooks, event handlers and dispatches in a component's file and in its imports from this package, each as
 * `file: what`. An empty list means that the block needs no hydration.
 */
export const findLiveCode = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = liveNameOf(node);
    if (name) found.push(`${file.slice(file.lastIndexOf('/') + 1)}: ${name}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...found, ...importedFiles(file, source).flatMap((next) => findLiveCode(next, seen))];
};
