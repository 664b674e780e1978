import { GrowthBookClient } from '@growthbook/growthbook';
import { expect, it } from 'vitest';
import { createAssigner } from './assign-arms.ts';
import { exampleExperiments, exampleInput, rethrow, visitorIds } from './example-input.ts';

const IDS = visitorIds(20_000);

/** Chi-square of a 2x2 table, one degree of freedom; above 10.83 in one of 1,000 by chance. */
const dependence = (first: readonly boolean[], second: readonly boolean[]): number => {
  const table = [0, 0, 0, 0];
  first.forEach((one, index) => {
    const cell = (one ? 2 : 0) + (second[index] ? 1 : 0);
    table[cell] = (table[cell] ?? 0) + 1;
  });
  const [a = 0, b = 0, c = 0, d = 0] = table;
  return ((a + b + c + d) * (a * d - b * c) ** 2) / ((a + b) * (c + d) * (a + c) * (b + d));
};

const armsOf = (key: string, experiments = exampleExperiments({ [key]: {} })): boolean[] => {
  const assign = createAssigner({ onFault: rethrow });
  return IDS.map((visitorId) => {
    const input = exampleInput({ experiments, participant: { visitorId, seekerId: null } });
    return assign(input).arms[key] === 'b';
  });
};

it('deals similarly named experiments independently', () => {
  expect(dependence(armsOf('cta-1'), armsOf('cta-2'))).toBeLessThan(10.83);
});

it('would deal them alike by the hash that the SDK takes when none is named', () => {
  const client = new GrowthBookClient();
  const byDefault = (key: string) =>
    IDS.map(
      (id) =>
        client.runInlineExperiment({ key, variations: [false, true] }, { attributes: { id } })
          .value,
    );
  expect(dependence(byDefault('cta-1'), byDefault('cta-2'))).toBeGreaterThan(40);
});

it('deals independently of the version before', () => {
  const first = armsOf('cta');
  const second = armsOf('cta', exampleExperiments({ cta: { bucketVersion: 2 } }));
  expect(dependence(first, second)).toBeLessThan(10.83);
});

it('gives nobody another arm when the arms stand in another order in the file', () => {
  const assign = createAssigner({ onFault: rethrow });
  const assigned = (variants: Record<string, number>) => {
    const experiments = exampleExperiments({ cta: { variants } });
    return IDS.slice(0, 2_000).map((visitorId) => {
      const input = exampleInput({ experiments, participant: { visitorId, seekerId: null } });
      return assign(input).arms.cta;
    });
  };
  const arms = assigned({ control: 20, aside: 30, zoom: 50 });
  expect(assigned({ zoom: 50, control: 20, aside: 30 })).toEqual(arms);
  expect(new Set(arms)).toEqual(new Set(['control', 'aside', 'zoom']));
});

it('serves control where weights do not sum, which the SDK would deal in equal shares', () => {
  const faults: string[] = [];
  const assign = createAssigner({ onFault: (error, key) => faults.push(`${key}: ${error}`) });
  const experiments = exampleExperiments({ cta: { variants: { control: 50, b: 20 } }, other: {} });
  const { arms } = assign(exampleInput({ experiments }));
  expect(Object.keys(arms)).toEqual(['other']);
  expect(faults).toEqual(['cta: Error: weights must sum to 100, found 70']);
  assign(exampleInput({ experiments }));
  expect(faults).toHaveLength(1);
});

it('deals thirds', () => {
  const variants = { control: 33.33, b: 33.33, c: 33.33 };
  const { arms } = createAssigner({ onFault: rethrow })(
    exampleInput({ experiments: exampleExperiments({ cta: { variants } }) }),
  );
  expect(Object.keys(variants)).toContain(arms.cta);
});

it('serves control where an instant is none', () => {
  const faults: string[] = [];
  const assign = createAssigner({ onFault: (error, key) => faults.push(`${key}: ${error}`) });
  const experiments = exampleExperiments({ cta: { until: 'soon' } });
  expect(assign(exampleInput({ experiments })).arms).toEqual({});
  expect(faults).toEqual(['cta: Error: expected an instant with an offset, found soon']);
});
