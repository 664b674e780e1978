import type { JsonPath } from '../json-source.ts';
import { writtenFallbacks } from '../written-fallbacks.ts';
import { type LayoutRule, type Report, writtenBlocks } from './rule.ts';

const NAMES = ['question', 'title', 'name', 'label', 'ctaText'];
/** Two entries of one name can be two things: the same event in two cities. */
const DISTINGUISHING = ['link', 'place', 'from', 'plan'];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** What readers know an entry by, and all that tells it from others; null for an entry without a name. */
const nameOfEntry = (entry: unknown): { readonly name: string; readonly key: string } | null => {
  if (!isObject(entry)) return null;
  const name = NAMES.map((each) => entry[each]).find((each) => typeof each === 'string');
  if (typeof name !== 'string') return null;
  return { name, key: JSON.stringify([tidy(name), ...DISTINGUISHING.map((each) => entry[each])]) };
};

const checkEntries = (value: unknown, path: JsonPath, report: Report): void => {
  if (Array.isArray(value)) {
    const seen = new Set<string>();
    for (const [at, entry] of value.entries()) {
      const named = nameOfEntry(entry);
      if (named && seen.has(named.key))
        report(
          [...path, at],
          `this list has ${JSON.stringify(named.name)} twice`,
          'Remove one of the two, or tell them apart.',
        );
      if (named) seen.add(named.key);
      checkEntries(entry, [...path, at], report);
    }
  } else if (isObject(value))
    for (const [name, inner] of Object.entries(value)) checkEntries(inner, [...path, name], report);
};

/** Entries of a list in settings (not plain names, which schemas compare) that readers cannot tell apart, in any case. */
export const entryRepeated: LayoutRule = {
  code: 'ENTRY_REPEATED',
  check: ({ layout }, report) => {
    for (const { block, path } of writtenBlocks(layout)) {
      checkEntries(block.settings ?? {}, [...path, 'settings'], report);
      for (const each of writtenFallbacks(block.fallback, [...path, 'fallback']))
        checkEntries(each.written.settings ?? {}, [...each.path, 'settings'], report);
    }
  },
};
