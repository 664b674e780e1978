import { BrandConfig } from '@broadsheet/contract/brand-config';
import { SurveyFile } from '@broadsheet/contract/entities/survey';
import Value from 'typebox/value';
import { expect, it } from 'vitest';
import { kindOf, type Schema } from './field-kind.ts';
import { findOption, newEntry, titleOfEntry } from './new-entry.ts';

const itemOf = (schema: unknown): Schema => {
  const kind = kindOf(schema as Schema);
  if (kind.kind !== 'list') throw new Error('not a list');
  return kind.item;
};
const city = itemOf(BrandConfig.properties.cities);
const survey = itemOf(SurveyFile.properties.surveys);
const question = itemOf(SurveyFile.properties.surveys.items.properties.questions);

it('gives a new entry a number that no other has, and its required fields empty', () => {
  expect(newEntry(city, [{ id: 3 }, { id: 9 }])).toEqual({
    id: 10,
    label: '',
    slug: '',
    synonyms: [],
    nearby: [],
    promoted: false,
  });
});

it('gives an entry and those within it keys of their own', () => {
  const added = newEntry(survey, [{ id: 'entry-2' }]);
  expect(added).toMatchObject({ id: 'entry-3', questions: [{ id: 'entry-1', kind: 'choice' }] });
  const filled = {
    ...(added as object),
    title: 'How are we doing?',
    questions: [{ id: 'entry-1', kind: 'text', question: 'Well?' }],
  };
  expect(Value.Check(SurveyFile, { surveys: [filled] })).toBe(true);
});

it('knows the shape of an entry with faults by its constants', () => {
  const kind = kindOf(question);
  const options = kind.kind === 'either' ? kind.of : [];
  expect(findOption(options, { kind: 'scale', question: '' })).toBe(options[1]);
  expect(findOption(options, { kind: 'poem' })).toBeUndefined();
  expect(findOption(options, 'scale')).toBeUndefined();
});

it('names an entry by its first text, cut where it is long', () => {
  expect(titleOfEntry(city, { label: 'Pune', slug: 'pune' })).toBe('Pune');
  expect(titleOfEntry(question, { kind: 'text', question: 'Why?' })).toBe('Why?');
  expect(titleOfEntry(city, { label: '' })).toBe('');
  expect(titleOfEntry(city, { label: 'x'.repeat(90) })).toHaveLength(60);
});
