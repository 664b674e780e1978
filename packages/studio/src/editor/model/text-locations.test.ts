import { expect, it } from 'vitest';
import { findTextLocation, textLocations, withText } from './text-locations.ts';

const text = (more: object = {}) => ({ type: 'string', maxLength: 80, ...more });
const schema = {
  type: 'object',
  properties: {
    title: text({ default: 'Popular cities' }),
    link: text({ pattern: '^(/(?![/\\\\])|https://)' }),
    slot: text({ pattern: '^[a-z]+$' }),
    category: text({ 'x-names': 'category' }),
    body: text({ 'x-text': 'markdown' }),
    items: {
      type: 'array',
      items: { type: 'object', properties: { question: text(), answer: text() } },
    },
    group: { type: 'object', properties: { label: text() } },
  },
};
const settings = {
  link: '/faq',
  slot: 'home',
  category: 'backend',
  body: 'A text',
  items: [
    { question: 'How much?', answer: 'Free' },
    { question: 'How long?', answer: 'Free' },
  ],
  group: { label: 'Search\n now' },
};

it('finds every plain text, also by default, in lists and in groups', () => {
  expect(textLocations(schema, settings).map(({ path }) => path.join('.'))).toEqual([
    'title',
    'items.0.question',
    'items.0.answer',
    'items.1.question',
    'items.1.answer',
    'group.label',
  ]);
});

it.each([
  ['Popular cities', ['title']],
  [' How  long? ', ['items', 1, 'question']],
  ['Search now', ['group', 'label']],
  ['Free', null],
  ['/faq', null],
  ['A text', null],
  ['', null],
])('%j on the page is at %j', (shown, path) => {
  expect(findTextLocation(schema, settings, shown)?.path ?? null).toEqual(path);
});

it('sets the text and nothing else of its setting', () => {
  const location = findTextLocation(schema, settings, 'How long?');
  if (!location) throw new Error('it is there');
  expect(withText(settings, location, 'Until when?')).toEqual([
    settings.items[0],
    { question: 'Until when?', answer: 'Free' },
  ]);
  const title = findTextLocation(schema, settings, 'Popular cities');
  expect(title && withText(settings, title, 'Cities')).toBe('Cities');
});
