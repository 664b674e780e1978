import { type Experiment, NO_EXPERIMENTS } from '@broadsheet/contract/experiments';
import { describe, expect, it } from 'vitest';
import { readArmsCookie, writeArmsCookie } from './arms-cookie.ts';

const ID = '0b5e1f6c-5d0b-4a39-9d6e-0a5f4f6b7c8d';
const WHO = { visitorId: ID, seekerId: '7' };
const experiment = (bucketVersion?: number): Experiment => ({
  page: 'home',
  unit: 'visitor',
  variants: { control: 50, b: 50 },
  status: 'running',
  ...(bucketVersion ? { bucketVersion } : {}),
});
const experiments = (...keys: string[]) => ({
  ...NO_EXPERIMENTS,
  byKey: new Map(keys.map((key) => [key, experiment()])),
});
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const nothing = { visitor: {}, seeker: {} };

describe('stored arms', () => {
  it('are read as they were written', () => {
    const storedBuckets = { visitor: { 'home-order@1': 'b' }, seeker: { 'home-cta@1': 'control' } };
    const text = writeArmsCookie(storedBuckets, WHO, experiments('home-order', 'home-cta'));
    expect(readArmsCookie(text, WHO)).toEqual(storedBuckets);
  });

  it('belong to one visitor: those of another are ignored', () => {
    const text = writeArmsCookie({ visitor: { 'a@1': 'b' }, seeker: {} }, WHO, experiments('a'));
    expect(readArmsCookie(text, { ...WHO, visitorId: ID.replace('0', '1') })).toEqual(nothing);
  });

  it('of an account are not used for another one in the same browser', () => {
    const storedBuckets = { visitor: { 'a@1': 'b' }, seeker: { 'a@1': 'b' } };
    const text = writeArmsCookie(storedBuckets, WHO, experiments('a'));
    for (const seekerId of ['8', null])
      expect(readArmsCookie(text, { visitorId: ID, seekerId })).toEqual({
        ...storedBuckets,
        seeker: {},
      });
  });

  it('are ignored when they are broken', () => {
    for (const text of [
      null,
      '',
      'not json',
      encode(null),
      encode([]),
      encode({ id: ID, visitor: { 'a@1': 1 }, seeker: {} }),
      encode({ id: ID, visitor: {} }),
    ])
      expect([text, readArmsCookie(text, WHO)]).toEqual([text, nothing]);
  });

  it('lose experiments that have ended, and arms of an earlier bucket version', () => {
    const byKey = new Map([
      ['stays', experiment()],
      ['anew', experiment(2)],
    ]);
    const visitor = { 'stays@1': 'b', 'gone@1': 'b', 'anew@1': 'b', 'anew@2': 'control' };
    const text = writeArmsCookie({ visitor, seeker: { 'gone@1': 'b' } }, WHO, {
      ...NO_EXPERIMENTS,
      byKey,
    });
    expect(readArmsCookie(text, WHO)).toEqual({
      visitor: { 'stays@1': 'b', 'anew@2': 'control' },
      seeker: {},
    });
  });

  it('are not stored when all of them have ended', () => {
    const storedBuckets = { visitor: { 'gone@1': 'b' }, seeker: {} };
    expect(writeArmsCookie(storedBuckets, WHO, experiments())).toBeNull();
  });

  it('fit into a cookie of two kilobytes: the oldest are dropped', () => {
    const keys = Array.from({ length: 200 }, (_, at) => `an-experiment-of-some-length-${at}`);
    const visitor = Object.fromEntries(keys.map((key) => [`${key}@1`, 'b']));
    const text = writeArmsCookie({ visitor, seeker: {} }, WHO, experiments(...keys));
    expect(text?.length).toBeLessThan(2_000);
    const left = Object.keys(readArmsCookie(text, WHO).visitor);
    expect(left.length).toBeGreaterThan(20);
    expect(left.at(-1)).toBe('an-experiment-of-some-length-199@1');
    expect(left).toEqual(Object.keys(visitor).slice(-left.length));
  });
});
