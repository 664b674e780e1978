import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A text for people in code. */
export interface LiteralText {
  readonly line: number;
  readonly text: string;
}

/** Attributes that people read or hear. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'label',
  'placeholder',
  'title',
]);
/** Attributes that only browsers read. */
const NAMES = new Set(['className', 'href', 'id', 'name', 'pattern', 'type', 'value']);
/** Two consecutive letters: signs, arrows and units alone are no texts. */
const HAS_WORD = /\p{L}{2}/u;
/** A capital letter or a sign of money first, then small letters, and a space or a full stop: a sentence or a label. */
const READS_AS_TEXT = /^\s*[\p{Lu}₹“][^{}<>=;]*\p{Ll}[^{}<>=;]*(?:\s\p{L}|[.!?…]\s*$)/u;

/** Operators read the log. */
const WRITES_LOG = /\b(?:log|logger)(?:\.(?:info|warn|error|debug))?$/;

/** Of a schema: authors of layouts read it, in Studio. */
const describesSchema = ({ name, parent }: ts.PropertyAssignment): boolean =>
  name.getText() === 'description' &&
  (/^Type\./.test(parent.parent.getText()) ||
    parent.properties.some((property) => property.name?.getText() === 'maxLength'));

/** Whether a string is for developers, or is an identifier. */
const isForNobody = (node: ts.Node): boolean => {
  for (let at: ts.Node = node; at.parent && !ts.isSourceFile(at.parent); at = at.parent) {
    const { parent } = at;
    if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
    if (ts.isNewExpression(parent) || ts.isThrowStatement(parent)) return true;
    if (ts.isCallExpression(parent) && WRITES_LOG.test(parent.expression.getText())) return true;
    if (
      ts.isPropertyAssignment(parent) &&
      (parent.name === at || describesSchema(parent) || parent.name.getText() === 'authorization')
    )
      return true;
    if (ts.isJsxAttribute(parent)) return NAMES.has(parent.name.getText());
    if (ts.isStatement(parent) || ts.isJsxElement(parent)) return false;
  }
  return false;
};

const textOfLiteral = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('x');
  return null;
};

const isSpoken = ({ parent }: ts.Node): boolean =>
  ts.isJsxAttribute(parent) && SPOKEN.has(parent.name.getText());

/** The texts for people in the code of one file. */
export const literalTextsOf = (file: string, code: string): LiteralText[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: LiteralText[] = [];
  const note = (node: ts.Node, text: string): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    found.push({ line: line + 1, text: text.trim().replace(/\s+/g, ' ') });
  };
  const visit = (node: ts.Node): void => {
    const literal = textOfLiteral(node);
    if (ts.isJsxText(node) && HAS_WORD.test(node.text)) note(node, node.text);
    else if (literal !== null && HAS_WORD.test(literal)) {
      if (isSpoken(node) || (READS_AS_TEXT.test(literal) && !isForNobody(node)))
        note(node, literal);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Files without texts for seekers: tests, texts for layout authors and operators, samples, names of fonts and countries. */
const LEFT_OUT =
  /(?:\.(?:test|fixture|fixtures|styles)\.tsx?|(?:^|\/)(?:countries|document-fonts|inspect-compound|mail-styles|open-standby|payment-gateway|read-(?:blogs|competitions|surveys)|schema)\.ts|\.d\.ts)$/;

/** Every file of a folder and its subfolders with texts for people, sorted. */
export const listSourceFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file))
    .sort();

export const readTextsOf = (root: string, file: string): LiteralText[] =>
  literalTextsOf(file, readFileSync(join(root, file), 'utf8'));
