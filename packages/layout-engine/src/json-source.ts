import type { Finding } from '@broadsheet/contract/finding';
import { type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { describeSyntaxError, type SyntaxFault } from './describe-syntax-error.ts';

export const SOURCE_MAX_BYTES = 1_000_000;
/** Far above what any file of content needs, and far below what a walk through it by recursion can bear. */
const SOURCE_MAX_LEVELS = 100;

export type JsonPath = readonly (string | number)[];

/** A parsed JSON text: its tree contains the position of every node. */
export interface JsonSource {
  readonly file: string;
  readonly root: ValueNode;
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

export const memberName = (member: MemberNode): string =>
  member.name.type === 'String' ? member.name.value : member.name.name;

/** The plain value of a tree. `parseJson` has checked the keys: none is `__proto__`. */
export const plainValue = (node: ValueNode): unknown => {
  switch (node.type) {
    case 'Object':
      return Object.fromEntries(
        node.members.map((member) => [memberName(member), plainValue(member.value)]),
      );
    case 'Array':
      return node.elements.map((element) => plainValue(element.value));
    case 'String':
    case 'Number':
    case 'Boolean':
      return node.value;
    default:
      return null;
  }
};

const findMember = (node: ObjectNode, name: string): MemberNode | undefined =>
  node.members.find((member) => memberName(member) === name);

/** The node at a path, or undefined where the text has none. */
export const nodeAt = (root: ValueNode, path: JsonPath): ValueNode | undefined => {
  let node: ValueNode | undefined = root;
  for (const step of path) {
    if (node?.type === 'Object') node = findMember(node, String(step))?.value;
    else if (node?.type === 'Array') node = node.elements[Number(step)]?.value;
    else return undefined;
  }
  return node;
};

/** The position of a path; `key` is the quoted name before the value. A missing node has its parent's position. */
export const positionOf = (
  source: JsonSource,
  path: JsonPath,
  part: 'key' | 'value' = 'value',
): Position => {
  if (path.length === 0) return source.root.loc.start;
  const parent = nodeAt(source.root, path.slice(0, -1));
  const last = path.at(-1);
  if (parent?.type === 'Object' && part === 'key') {
    const member = findMember(parent, String(last));
    if (member) return member.name.loc.start;
  }
  const node = nodeAt(source.root, path);
  return node ? node.loc.start : positionOf(source, path.slice(0, -1), part);
};

const keyFindings = (file: string, text: string, root: ValueNode): Finding[] => {
  const findings: Finding[] = [];
  const report = (node: ValueNode | MemberNode['name'], fault: Omit<SyntaxFault, 'offset'>) =>
    findings.push({
      file,
      line: node.loc.start.line,
      column: node.loc.start.column,
      ...fault,
    });
  const visitString = (node: MemberNode['name'] | ValueNode) => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    if (/[\u0000-\u001f]/.test(text.slice(node.loc.start.offset, node.loc.end.offset)))
      report(node, {
        code: 'JSON_SYNTAX',
        message: 'this string holds a tab or a line break, which JSON does not allow in a string',
        mend: 'Write \\t or \\n, or end the string with a double quote on the same line.',
      });
  };
  let tooDeep: ValueNode | undefined;
  const visit = (node: ValueNode, level: number): void => {
    if (level > SOURCE_MAX_LEVELS) {
      tooDeep ??= node;
      return;
    }
    if (node.type === 'String') visitString(node);
    if (node.type === 'Array') for (const element of node.elements) visit(element.value, level + 1);
    if (node.type !== 'Object') return;
    const seen = new Set<string>();
    for (const member of node.members) {
      const name = memberName(member);
      visitString(member.name);
      if (seen.has(name))
        report(member.name, {
          code: 'DUPLICATE_KEY',
          message: `"${name}" appears twice in the same object`,
          mend: 'Keep one of the two; the later one would silently win.',
        });
      else if (name === '__proto__')
        report(member.name, {
          code: 'FORBIDDEN_KEY',
          message: '"__proto__" cannot be the name of a field',
          mend: 'Remove the field.',
        });
      seen.add(name);
      visit(member.value, level + 1);
    }
  };
  visit(root, 1);
  if (tooDeep)
    report(tooDeep, {
      code: 'JSON_SYNTAX',
      message: `the file is nested too deeply, the most is ${SOURCE_MAX_LEVELS} levels`,
      mend: 'Check for repeated brackets.',
    });
  return findings;
};

/** Parses one file. `source` is null when the text is invalid JSON or too large; `findings` say why and where. */
export const parseJson = (
  file: string,
  text: string,
): { source: JsonSource | null; findings: Finding[] } => {
  if (text.length > SOURCE_MAX_BYTES)
    return {
      source: null,
      findings: [
        {
          file,
          line: 1,
          column: 1,
          code: 'FILE_TOO_LARGE',
          message: `the file holds ${text.length} characters, the limit is ${SOURCE_MAX_BYTES}`,
          mend: 'Remove what no page shows, or check that this is the file you meant.',
        },
      ],
    };
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text;
  try {
    const root = parse(plain, { mode: 'json' }).body;
    return { source: { file, root }, findings: keyFindings(file, plain, root) };
  } catch (error) {
    const { offset, ...fault } = describeSyntaxError(plain, error);
    const before = plain.slice(0, offset).split(/\r\n|\r|\n/);
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { source: null, findings: [{ file, line: before.length, column, ...fault }] };
  }
};
