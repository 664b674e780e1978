import { PICTURE_SHAPE } from '@broadsheet/contract/picture-shape';
import { SAFE_ADDRESS_PATTERN } from '@broadsheet/contract/site-path';
import { INSTANT_PATTERN } from '@broadsheet/contract/when';
import { describe, expect, it } from 'vitest';
import { exampleTypes } from '../model/example-types.fixtures.ts';
import { isJsonObject } from '../model/json.ts';
import { emptyValue, fieldsOf, kindOf, type Schema } from './field-kind.ts';
import { valueFault } from './value-fault.ts';

const schemaOf = (type: string): Schema => {
  const schema = exampleTypes.get(type)?.settings;
  return isJsonObject(schema) ? schema : {};
};
const field = (name: string): Schema =>
  fieldsOf(schemaOf('text')).find((each) => each.name === name)?.schema ?? {};
const link = { type: 'string', pattern: SAFE_ADDRESS_PATTERN, maxLength: 400 };

describe('fields of a schema', () => {
  it('detects each kind of setting', () => {
    const kinds = fieldsOf(schemaOf('text')).map(({ name, schema }) => [name, kindOf(schema).kind]);
    expect(kinds).toEqual([
      ['title', 'text'],
      ['limit', 'number'],
      ['tone', 'choice'],
      ['link', 'text'],
      ['body', 'rich-text'],
      ['notes', 'list'],
      ['items', 'list'],
      ['category', 'text'],
      ['range', 'either'],
    ]);
    expect(kindOf({ type: 'array', items: link, maxItems: 2 })).toEqual({
      kind: 'list',
      item: link,
      max: 2,
      min: 0,
    });
    expect(kindOf({ ...link, [PICTURE_SHAPE]: 'logo' })).toMatchObject({
      kind: 'picture',
      shape: 'logo',
    });
    expect(kindOf({ type: 'string', pattern: INSTANT_PATTERN }).kind).toBe('moment');
    expect(kindOf({ type: 'null' }).kind).toBe('unknown');
  });

  it('creates a new element with its required fields', () => {
    const item = {
      type: 'object',
      required: ['title', 'link'],
      properties: { title: { type: 'string', minLength: 1 }, link, text: { type: 'string' } },
    };
    expect(emptyValue(item)).toEqual({ title: '', link: '' });
  });
});

describe('the error of a value', () => {
  it.each([
    [
      'a text that is too long',
      field('title'),
      'x'.repeat(23),
      'Remove 3 characters. The limit is 20.',
    ],
    ['a number that is too large', field('limit'), 11, 'Enter 10 or less.'],
    ['half a number', field('limit'), 1.5, 'Enter a whole number.'],
    [
      'an address that runs a script',
      link,
      'javascript:alert(1)',
      'Enter a page on this site, for example /c/backend-jobs, or a link that starts with https://.',
    ],
    [
      'an address of another host by //',
      link,
      '//evil.example',
      'Enter a page on this site, for example /c/backend-jobs, or a link that starts with https://.',
    ],
    [
      'an empty text that may not be',
      { type: 'string', minLength: 1 },
      '',
      'Required. Enter a value.',
    ],
    ['a fault deep within', { type: 'array', items: link }, ['/a', 'b'], 'Check this setting: 1.'],
    ['nothing', field('title'), 'Jobs', null],
  ])('%s', (_, schema, value, sentence) => {
    expect(valueFault(schema, value)).toBe(sentence);
  });
});
