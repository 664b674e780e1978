import {
  type JsonSource,
  memberName,
  parseJson,
  plainValue,
} from '@broadsheet/layout-engine/json-source';
import { isJsonObject, sameJson } from './json.ts';
import { fits, printFlat, printJson, printLines, type Spot, spotWithin } from './print-json.ts';

type Node = JsonSource['root'];
type Brackets<Kind extends Node['type']> = Extract<Node, { type: Kind }>;
type Entry = { readonly node: Node | undefined; readonly value: unknown; readonly name: string };

/** Orders keys: existing keys in the order of the text, new ones after the key that they follow in the value. */
const keysInOrder = (written: readonly string[], wanted: readonly string[]): string[] => {
  const keys = written.filter((key) => wanted.includes(key));
  for (const [at, key] of wanted.entries()) {
    if (keys.includes(key)) continue;
    const before = wanted[at - 1];
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
};

/** Pairs each element with its old node: an equal one, else the next of the remaining ones. */
const pairElements = (nodes: readonly Node[], values: readonly unknown[]): Entry[] => {
  const left = new Set(nodes);
  const same = values.map((value) => {
    const node = [...left].find((each) => sameJson(plainValue(each), value));
    if (node) left.delete(node);
    return node;
  });
  const rest = [...left];
  return values.map((value, at) => ({ node: same[at] ?? rest.shift(), value, name: '' }));
};

const writer = (text: string, newline: string) => {
  const sourceOf = (node: Node) => text.slice(node.loc.start.offset, node.loc.end.offset);
  const isFlat = (node: Node) => !sourceOf(node).includes('\n');

  /** Prints only changed values and copies everything between them. */
  const patch = (node: Node, parts: readonly Entry[], spot: Spot): string => {
    let at = node.loc.start.offset;
    let written = '';
    for (const { node: part, value, name } of parts) {
      if (!part) continue;
      const inner = write(part, value, spotWithin(spot, name, part === parts.at(-1)?.node));
      written += text.slice(at, part.loc.start.offset) + inner;
      at = part.loc.end.offset;
    }
    return written + text.slice(at, node.loc.end.offset);
  };

  const lines = (brackets: '[]' | '{}', parts: readonly Entry[], spot: Spot): string =>
    printLines(
      brackets,
      parts.map(
        ({ node, value, name }, at) =>
          name + write(node, value, spotWithin(spot, name, at === parts.length - 1)),
      ),
      spot,
    );

  const writeObject = (
    node: Brackets<'Object'>,
    value: Readonly<Record<string, unknown>>,
    spot: Spot,
  ): string => {
    const written = new Map(node.members.map((member) => [memberName(member), member.value]));
    const keys = keysInOrder([...written.keys()], Object.keys(value));
    const parts = keys.map((key) => ({
      node: written.get(key),
      value: value[key],
      name: `${JSON.stringify(key)}: `,
    }));
    const asWritten = keys.length === written.size && parts.every((part) => part.node);
    if (asWritten && !isFlat(node)) return patch(node, parts, spot);
    if (keys.length === 0) return '{}';
    const flat = printFlat(Object.fromEntries(keys.map((key) => [key, value[key]])));
    return isFlat(node) && node.members.length > 0 && fits(flat, spot)
      ? flat
      : lines('{}', parts, spot);
  };

  const writeArray = (node: Brackets<'Array'>, value: readonly unknown[], spot: Spot): string => {
    if (node.elements.every((element) => isFlat(element.value)) && isFlat(node)) {
      const flat = printFlat(value);
      if (node.elements.length > 0 && fits(flat, spot)) return flat;
    }
    if (value.every((each) => typeof each !== 'object')) return printJson(value, spot);
    const parts = pairElements(
      node.elements.map((element) => element.value),
      value,
    );
    return lines('[]', parts, spot);
  };

  const write = (node: Node | undefined, value: unknown, spot: Spot): string => {
    if (!node) return printJson(value, spot);
    if (sameJson(plainValue(node), value)) return sourceOf(node);
    if (node.type === 'Object' && isJsonObject(value)) return writeObject(node, value, spot);
    if (node.type === 'Array' && Array.isArray(value)) return writeArray(node, value, spot);
    return printJson(value, spot);
  };
  return (root: Node, value: unknown) =>
    text.slice(0, root.loc.start.offset) +
    write(root, value, { indent: '', column: 0, tail: 0, newline }) +
    text.slice(root.loc.end.offset);
};

/**
 * Writes another value into a JSON text. Equal parts keep their exact text, so that a diff shows only the changes.
 * @param text valid JSON
 */
export const writeJson = (text: string, value: unknown): string => {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const plain = text.slice(mark.length);
  const { source } = parseJson('', plain);
  const newline = plain.includes('\r\n') ? '\r\n' : '\n';
  if (!source) return `${printJson(value, { indent: '', column: 0, tail: 0, newline })}${newline}`;
  return mark + writer(plain, newline)(source.root, value);
};
