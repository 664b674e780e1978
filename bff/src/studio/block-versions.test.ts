import { exampleDefinitions } from '@broadsheet/layout-engine/example-definitions';
import { expect, it } from 'vitest';
import { earlierVersions, migrateWritten } from './block-versions.ts';

const { aged, text } = exampleDefinitions;
if (!aged || !text) throw new Error('there are no such examples');

it('knows the settings of the versions that a type can still be brought back to', () => {
  expect(earlierVersions(aged)).toEqual([{ version: 1, settings: aged.downgrades?.[0]?.settings }]);
  expect(earlierVersions(text)).toEqual([]);
});

it('brings what was written at each place to the version of today, and adds no defaults', () => {
  const settings = [{ heading: 'Diwali' }, {}];
  expect(migrateWritten(exampleDefinitions, { type: 'aged', version: 1, settings })).toEqual({
    version: 2,
    settings: [{ title: 'Diwali' }, { title: '' }],
    isLossless: false,
  });
  expect(settings).toEqual([{ heading: 'Diwali' }, {}]);
});

it('says whether an update loses nothing', () => {
  const update = (settings: Record<string, unknown>) =>
    migrateWritten(exampleDefinitions, { type: 'aged', version: 1, settings: [settings] });
  expect(update({ heading: 'Diwali' }).isLossless).toBe(true);
  // Version 1 needs a heading, so nothing can bring this back.
  expect(update({}).isLossless).toBe(false);
});

it.each([
  ['nobody-knows', 1, {}, 'NOT_FOUND'],
  ['__proto__', 1, {}, 'NOT_FOUND'],
  ['aged', 3, {}, 'NOT_FOUND'],
  ['aged', 1, { heading: 7 }, 'VALIDATION'],
] as const)('refuses %s of version %i', (type, version, settings, code) => {
  const migrate = () => migrateWritten(exampleDefinitions, { type, version, settings: [settings] });
  expect(migrate).toThrow(expect.objectContaining({ code }));
});
