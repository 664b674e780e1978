import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseProse } from '@broadsheet/contract/parse-prose';
import { describe, expect, it } from 'vitest';
import { isEditable, pastedContent, readRichText, writeRichText } from './rich-text-format.ts';

const CONTENT = new URL('../../../../../../layouts/content/', import.meta.url).pathname;

const shown = (text: string) => parseProse(text).parts;

describe('a text in the editor', () => {
  it.each([
    'A paragraph.',
    '## Heading\n\n### Smaller\n\n#### Smallest',
    '**Bold**, *italics*, ***both*** and [a link](/faq) to **[here](https://a.example/?b=c&d)**',
    '- One\n- Two with **bold**\n\n1. First\n2. Second',
    'Before\n\n---\n\nAfter',
    '{brandName} has [mail]({contactMail}).',
    '**{brandName}** costs _{proPrice}_ for {proTerm}: [{contactEmail}]({contactMail})',
    'Prices: 2 * 3, a_b_c, 5 < 6, R&D, C#, #1, 1. of all',
    'One line\nof two',
    '',
  ])('%j comes back as pages show it', (text) => {
    expect(isEditable(text)).toBe(true);
    expect(shown(writeRichText(readRichText(text)))).toEqual(shown(text));
  });

  it.each([
    '| a | b |\n|---|---|\n| 1 | 2 |',
    'A <b>bold</b> word',
    '[Run](javascript:alert(1))',
    '# Too large',
    '- One\n  - within one',
    '![picture](/a.png)',
    '> quoted',
    '`code`',
  ])('%j is left as it is written', (text) => {
    expect(isEditable(text)).toBe(false);
  });

  it.each(
    readdirSync(CONTENT)
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name, readFileSync(join(CONTENT, name), 'utf8')] as const),
  )('%s comes back, or is left as it is written', (_, text) => {
    if (isEditable(text)) expect(shown(writeRichText(readRichText(text)))).toEqual(shown(text));
    else expect(text).toMatch(/^\||<|\\|^ +[-*]/m);
  });
});

describe('a detail of the site', () => {
  it('is a part of its own in the editor, with the format around it', () => {
    const [paragraph] = readRichText('At **{brandName}**').content ?? [];
    expect(paragraph?.content).toEqual([
      { type: 'text', text: 'At ' },
      { type: 'siteDetail', attrs: { name: 'brandName' }, marks: [{ type: 'bold' }] },
    ]);
  });
});

describe('a pasted text', () => {
  it('is read as Markdown where it can be, else as plain paragraphs', () => {
    expect(pastedContent('**Bold**')).toEqual(readRichText('**Bold**').content);
    expect(pastedContent('<b>One</b>\n\nTwo')).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: '<b>One</b>' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'Two' }] },
    ]);
  });
});
