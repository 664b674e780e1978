import type { InboxEntry } from '@broadsheet/contract/studio/inbox';
import { expect, it } from 'vitest';
import { entryHref, formatEntry } from './entry-text.ts';

const entry = (given: Partial<InboxEntry>): InboxEntry => ({
  number: 1,
  kind: 'mention',
  at: '2026-11-22T10:00:00Z',
  by: { id: 'a', name: 'Asha' },
  change: 'c',
  release: null,
  title: 'Diwali',
  text: null,
  location: null,
  isRead: false,
  ...given,
});

it('says who did what to which draft, and leads there', () => {
  expect(formatEntry(entry({}))).toBe('Asha mentioned you on “Diwali”');
  expect(entryHref(entry({}))).toBe('/changes/c');
});

it('leads to the block that a comment is about', () => {
  const location = { file: 'layouts/home.json', block: 'hero' };
  expect(entryHref(entry({ location }))).toBe('/changes/c/edit?file=layouts/home.json&block=hero');
});

it('names an experiment without code words, and leads to the experiments', () => {
  const alarm = entry({ kind: 'experiment-alarm', by: null, change: null, title: 'home-text' });
  expect(formatEntry(alarm)).toMatch(/^Experiment “Home text” is unreliable/);
  expect(entryHref(alarm)).toBe('/experiments');
  const worse = entry({ ...alarm, kind: 'experiment-worse' });
  expect(formatEntry(worse)).toBe('A group of experiment “Home text” does worse than control');
  const ended = entry({ ...alarm, kind: 'experiment-ended' });
  expect(formatEntry(ended)).toBe('Experiment “Home text” has ended: decide what stays');
});
