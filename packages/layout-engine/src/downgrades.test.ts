import { type BlockDowngrade, defineBlock } from '@broadsheet/contract/block-definition';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { downgradeData, downgradeSettings } from './downgrades.ts';

const closed = { additionalProperties: false } as const;
const settingsOf = (name: string) => Type.Object({ [name]: Type.String() }, closed);
const stepTo = (name: string, from: string): BlockDowngrade => ({
  settings: settingsOf(name),
  data: Type.Object({ [name]: Type.Integer() }, closed),
  downgradeSettings: ({ [from]: value }) => ({ [name]: value }),
  downgradeData: (data: Record<string, number>) => ({ [name]: data[from] }),
});

/** "text" was "title", and "heading" before that; there is no downgrade to version 1 any more. */
const head = {
  type: 'words',
  version: 4,
  title: 'Words',
  description: 'Words.',
  settings: settingsOf('text'),
  data: Type.Object({ text: Type.Integer() }, closed),
  hydrate: 'never',
  migrations: [1, 2, 3].map(() => (before: Record<string, unknown>) => before),
  downgrades: [stepTo('title', 'text'), stepTo('heading', 'title')],
} as const;
const definition = defineBlock(head);

describe('settings of an earlier version', () => {
  it('run step by step, and leave current settings unchanged', () => {
    const today = Object.freeze({ text: 'Hello' });
    expect(downgradeSettings(definition, 3, today)).toEqual({ title: 'Hello' });
    expect(downgradeSettings(definition, 2, today)).toEqual({ heading: 'Hello' });
    expect(today).toEqual({ text: 'Hello' });
  });

  it('are missing where a step does not exist, fails or gives an invalid result', () => {
    const broken = (downgrade: Partial<BlockDowngrade>) =>
      downgradeSettings(
        { ...definition, downgrades: [{ ...stepTo('title', 'text'), ...downgrade }] },
        3,
        { text: 'Hello' },
      );
    expect(downgradeSettings(definition, 1, { text: 'Hello' })).toBe(null);
    expect(broken({})).toEqual({ title: 'Hello' });
    expect(broken({ settings: settingsOf('headline') })).toBe(null);
    const downgradeBadly = () => {
      throw new Error('no');
    };
    expect(broken({ downgradeSettings: downgradeBadly })).toBe(null);
  });
});

describe('data of an earlier version', () => {
  it('is reached step by step', () => {
    expect(downgradeData(definition, 2, { text: 7 })).toEqual({ heading: 7 });
  });

  it.each([
    [
      'the way is kept no more',
      1,
      { text: 7 },
      'data of words as version 1: there is no downgrade',
    ],
    [
      'its end does not fit',
      2,
      { text: 'x' },
      'data of words as version 2: /heading must be integer',
    ],
    ['a step throws', 3, null, 'Cannot read properties of null'],
  ])('fails where %s', (_, version, data, message) => {
    expect(() => downgradeData(definition, version, data)).toThrow(message);
  });
});

it('a definition has at most a downgrade for each earlier version', () => {
  const downgrades = [1, 2, 3, 4].map(() => stepTo('a', 'b'));
  expect(() => defineBlock({ ...head, downgrades })).toThrow(
    'block words: version 4 has at most 3 downgrades, not 4',
  );
});
