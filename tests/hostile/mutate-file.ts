import type { SeededRandom } from './seeded-random.ts';

/** One way to corrupt a file; null where it does not apply. */
type Spoil = (text: string, random: SeededRandom) => string | Buffer | null;

const HUGE_BYTES = 1_100_000;
const DEPTH = 5_000;
const GARBAGE = ['\0', '{', '"', ',,', '\u202e', '<script>', '\r', '\ufeff', '￿', '-', '0x1'];
const WRONG = [null, [], {}, -1, 1e308, 0.5, '', 'x', true, 'x'.repeat(5_000), [[[]]], ['a', 'a']];

const spanIn = (text: string, random: SeededRandom): [from: number, until: number] => {
  const from = random.below(text.length + 1);
  return [from, Math.min(text.length, from + 1 + random.below(60))];
};

const textSpoils: Readonly<Record<string, Spoil>> = {
  truncated: (text, random) => text.slice(0, random.below(text.length)),
  'a part lost': (text, random) => {
    const [from, until] = spanIn(text, random);
    return text.slice(0, from) + text.slice(until);
  },
  'a part twice': (text, random) => {
    const [from, until] = spanIn(text, random);
    return text.slice(0, until) + text.slice(from);
  },
  garbage: (text, random) => {
    const at = random.below(text.length + 1);
    return text.slice(0, at) + random.pick(GARBAGE) + text.slice(at);
  },
  'another encoding': (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0xe9])]),
  huge: (text) => text + ' '.repeat(HUGE_BYTES),
  empty: () => '',
};

type Container = Record<string | number, unknown>;

const containersOf = (value: unknown): Container[] =>
  typeof value === 'object' && value !== null
    ? [value as Container, ...Object.values(value).flatMap(containersOf)]
    : [];

const parse = (text: string): Container | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? (value as Container) : null;
  } catch {
    return null;
  }
};

/** Changes the parsed value in place and writes it again. */
const inTree =
  (change: (root: Container, random: SeededRandom) => void): Spoil =>
  (text, random) => {
    const root = parse(text);
    if (!root) return null;
    change(root, random);
    return JSON.stringify(root, null, 2);
  };

const blocksOf = (root: Container): Container =>
  typeof root.blocks === 'object' && root.blocks !== null ? (root.blocks as Container) : {};

const somewhere = (root: Container, random: SeededRandom): [Container, string] => {
  const inside = random.pick(containersOf(root).filter((each) => Object.keys(each).length > 0));
  return [inside, random.pick(Object.keys(inside))];
};

const jsonSpoils: Readonly<Record<string, Spoil>> = {
  'a wrong type': inTree((root, random) => {
    const [inside, key] = somewhere(root, random);
    inside[key] = random.pick(WRONG);
  }),
  'a field lost': inTree((root, random) => {
    const [inside, key] = somewhere(root, random);
    delete inside[key];
  }),
  'an unknown field': inTree((root, random) => {
    Object.assign(somewhere(root, random)[0], { constructor: { prototype: { polluted: true } } });
  }),
  'an unknown type': inTree((root, random) => {
    const block = random.pick([...containersOf(blocksOf(root)), root]);
    block.type = random.pick(['nonsense', '__proto__', 'toString', 7]);
  }),
  'a ring of slots': inTree((root) => {
    Object.assign(blocksOf(root), {
      ring: { type: 'columns', slots: { main: ['ring2'] } },
      ring2: { type: 'columns', slots: { main: ['ring'] } },
    });
  }),
  'a double key': (text) => text.replace(/\{/, '{ "page": "home", "page": "faq",'),
  'a prototype': (text) => text.replace(/\{/, '{ "__proto__": { "polluted": true },'),
  'far too deep': (text) => text.replace(/[^{}]*$/, `${'['.repeat(DEPTH)}`),
};

/** Corrupts a text in one way that changes it, chosen by the seed. */
export const mutateFile = (
  file: string,
  text: string,
  random: SeededRandom,
): { readonly kind: string; readonly mutated: string | Buffer } => {
  const kinds = Object.entries(
    file.endsWith('.json') ? { ...textSpoils, ...jsonSpoils } : textSpoils,
  );
  for (;;) {
    const [kind, spoil] = random.pick(kinds);
    const mutated = spoil(text, random);
    if (mutated !== null && mutated !== text) return { kind, mutated };
  }
};
