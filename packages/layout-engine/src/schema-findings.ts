import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import type { ObjectNode, ValueNode } from '@humanwhocodes/momoa';
import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { memberName, plainValue } from './json-source.ts';
import { nearestName, suggestName } from './nearest-name.ts';
import { type JsonSchema, KIND_TEXT, kindOf, quoteValue, scalarFault } from './scalar-fault.ts';

interface Walk {
  readonly file: string;
  readonly findings: Finding[];
  /** What `$ref` may name at this position. */
  readonly defs: Readonly<Record<string, JsonSchema>>;
}

const resolveRef = ({ defs }: Walk, schema: JsonSchema): JsonSchema =>
  schema.$ref === undefined ? schema : (defs[schema.$ref] ?? {});

const report = (
  walk: Walk,
  node: { readonly loc: ValueNode['loc'] },
  code: FindingCode,
  message: string,
  mend: string,
): void => {
  const { line, column } = node.loc.start;
  walk.findings.push({ file: walk.file, line, column, code, message, mend });
};

const labelOf = (path: string): string => (path === '' ? 'the file' : path);
const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const schemaOfMember = (schema: JsonSchema, name: string): JsonSchema | 'unknown' | 'free' => {
  const own = schema.properties;
  if (own && Object.hasOwn(own, name)) return own[name] ?? 'unknown';
  const patterns = Object.entries(schema.patternProperties ?? {});
  const pattern = patterns.find(([expression]) => new RegExp(expression).test(name));
  if (pattern) return pattern[1];
  if (typeof schema.additionalProperties === 'object') return schema.additionalProperties;
  if (schema.additionalProperties === false || patterns.length > 0) return 'unknown';
  return 'free';
};

const hasDefault = (schema: JsonSchema, name: string): boolean =>
  schema.properties?.[name]?.default !== undefined;

const walkObject = (walk: Walk, schema: JsonSchema, node: ObjectNode, path: string): void => {
  const known = Object.keys(schema.properties ?? {});
  const present = new Set(node.members.map(memberName));
  // A field with a default may be missing: it is filled in before the value is used.
  const missing = (schema.required ?? []).filter(
    (name) => !present.has(name) && !hasDefault(schema, name),
  );
  const strange = known.length === 0 ? [] : [...present].filter((name) => !known.includes(name));
  // One name too few and one too many are one mistake.
  const meant = missing.length === 1 && strange.length === 1 ? missing[0] : undefined;
  for (const member of node.members) {
    const name = memberName(member);
    const inner = schemaOfMember(schema, name);
    if (inner === 'free') continue;
    if (inner !== 'unknown') walkNode(walk, inner, member.value, join(path, name));
    else if (known.length > 0 || !schema.patternProperties)
      report(
        walk,
        member.name,
        'UNKNOWN_FIELD',
        `"${name}" is no field of ${labelOf(path)}`,
        meant === undefined ? suggestName(name, known) : `Did you mean "${meant}"?`,
      );
    else
      report(
        walk,
        member.name,
        'INVALID_VALUE',
        `"${name}" cannot be a name in ${labelOf(path)}, expected ${Object.keys(schema.patternProperties).join(' or ')}`,
        'Use lower-case letters, digits and hyphens, beginning with a letter.',
      );
  }
  for (const name of missing) {
    if (meant === undefined && nearestName(name, strange) === undefined)
      report(
        walk,
        node,
        'MISSING_FIELD',
        `${labelOf(path)} needs the field "${name}"`,
        `Add "${name}".`,
      );
  }
  if (schema.minProperties !== undefined && node.members.length < schema.minProperties)
    report(
      walk,
      node,
      'INVALID_VALUE',
      `${labelOf(path)} must hold at least ${schema.minProperties} field`,
      'Fill it or remove it.',
    );
};

const walkArray = (
  walk: Walk,
  schema: JsonSchema,
  node: Extract<ValueNode, { type: 'Array' }>,
  path: string,
): void => {
  const count = node.elements.length;
  const { items } = schema;
  const isTuple = Array.isArray(items);
  const { minItems = 0, maxItems = isTuple ? items.length : Number.POSITIVE_INFINITY } = schema;
  if (count < minItems || count > maxItems)
    report(
      walk,
      node,
      'INVALID_VALUE',
      `${labelOf(path)} must hold ${count < minItems ? `at least ${minItems}` : `at most ${maxItems}`} entries, found ${count}`,
      count < minItems ? 'Add an entry, or remove the field.' : 'Remove entries.',
    );
  if (schema.uniqueItems) {
    const texts = node.elements.map((element) => JSON.stringify(plainValue(element.value)));
    const twice = node.elements.find((_, index) => texts.indexOf(texts[index] ?? '') < index);
    if (twice)
      report(
        walk,
        twice,
        'INVALID_VALUE',
        `${labelOf(path)} holds the same entry twice`,
        'Remove one.',
      );
  }
  for (const [index, element] of node.elements.entries()) {
    const item: JsonSchema | undefined = isTuple ? items[index] : items;
    if (item) walkNode(walk, item, element.value, `${path}[${index}]`);
  }
};

const formatBranch = (branch: JsonSchema): string =>
  'const' in branch ? quoteValue(branch.const) : (KIND_TEXT[branch.type ?? ''] ?? 'a value');

/** The branch that the author most likely meant: of the right kind, with its own fields, with the fewest faults. */
const walkUnion = (
  walk: Walk,
  named: readonly JsonSchema[],
  node: ValueNode,
  path: string,
): void => {
  const branches = named.map((branch) => resolveRef(walk, branch));
  const constants = branches.filter((branch) => 'const' in branch);
  if (constants.length === branches.length) {
    walkNode(walk, { enum: constants.map((branch) => branch.const) }, node, path);
    return;
  }
  let best: { findings: Finding[]; cost: number } | undefined;
  for (const branch of branches) {
    const findings: Finding[] = [];
    walkNode({ ...walk, findings }, branch, node, path);
    if (findings.length === 0) return;
    const names = Object.keys(branch.properties ?? {});
    const shared =
      node.type === 'Object'
        ? node.members.filter((member) => names.includes(memberName(member))).length
        : 0;
    const cost = findings.length - 2 * shared + (branch.type === kindOf(node) ? 0 : 100);
    if (!best || cost < best.cost) best = { findings, cost };
  }
  const isObject = node.type === 'Object';
  const offersObject = branches.some((branch) => branch.type === 'object');
  if (offersObject ? !isObject : !branches.some((branch) => branch.type === kindOf(node)))
    report(
      walk,
      node,
      'INVALID_VALUE',
      `${labelOf(path)} must be ${branches.map(formatBranch).join(' or ')}, found ${quoteValue(plainValue(node))}`,
      'Write one of these.',
    );
  else walk.findings.push(...(best?.findings ?? []));
};

function walkNode(outer: Walk, named: JsonSchema, node: ValueNode, path: string): void {
  const walk = named.$defs ? { ...outer, defs: { ...outer.defs, ...named.$defs } } : outer;
  const schema = resolveRef(walk, named);
  for (const part of schema.allOf ?? []) walkNode(walk, part, node, path);
  const fault = schema.anyOf ? null : scalarFault(schema, node);
  if (schema.anyOf) walkUnion(walk, schema.anyOf, node, path);
  else if (fault)
    report(
      walk,
      node,
      'INVALID_VALUE',
      `${labelOf(path)} must be ${fault.expected}, found ${quoteValue(plainValue(node))}`,
      fault.mend,
    );
  else if (node.type === 'Object') walkObject(walk, schema, node, path);
  else if (node.type === 'Array') walkArray(walk, schema, node, path);
}

/**
 * Validates a JSON tree against a schema; every fault has the exact position of its value or name.
 * @param path of the tree in messages, empty for the whole file.
 */
export const schemaFindings = (
  file: string,
  schema: TSchema,
  node: ValueNode,
  path = '',
): Finding[] => {
  const walk: Walk = { file, findings: [], defs: {} };
  walkNode(walk, schema as JsonSchema, node, path);
  if (walk.findings.length > 0)
    return walk.findings.sort(
      (left, right) => left.line - right.line || left.column - right.column,
    );
  // The walk supports the keywords that layouts use; TypeBox refuses everything else.
  const [error] = Value.Errors(schema, Value.Default(schema, plainValue(node)));
  if (error)
    report(
      walk,
      node,
      'INVALID_VALUE',
      `${labelOf(path)}${error.instancePath} ${error.message}`,
      'Look at the schema of this field.',
    );
  return walk.findings;
};
