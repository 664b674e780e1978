import { cpuTimeOf, timeLimit } from '@broadsheet/test-kit/time-limit';
import { describe, expect, it } from 'vitest';
import { parseProse } from './parse-prose.ts';

/** `line:column message` of each fault. */
const faultsOf = (text: string) =>
  parseProse(text).faults.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('a text', () => {
  it('becomes headings, paragraphs, lists, tables and rules', () => {
    const { parts, faults } = parseProse(
      '## Who\n\nWe are **{brandName}**,\nsee [_jobs_](/search/jobs.html).\n\n- one\n- two\n\n1. first\n\n---\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(faults).toEqual([]);
    expect(parts).toEqual([
      { kind: 'heading', level: 2, line: [{ text: 'Who' }] },
      {
        kind: 'paragraph',
        line: [
          { text: 'We are ' },
          { text: '{brandName}', strong: true },
          { text: ', see ' },
          { text: 'jobs', href: '/search/jobs.html', em: true },
          { text: '.' },
        ],
      },
      { kind: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two' }]] },
      { kind: 'list', ordered: true, items: [[{ text: 'first' }]] },
      { kind: 'rule' },
      {
        kind: 'table',
        head: [[{ text: 'a' }], [{ text: 'b' }]],
        rows: [[[{ text: '1' }], [{ text: '2' }]]],
      },
    ]);
  });

  it('reports the positions of its links', () => {
    const { links } = parseProse('One.\n\nSee [us](/aboutus) and [them]({recruiterLogin}).');
    expect(links).toEqual([
      { href: '/aboutus', line: 3, column: 5 },
      { href: '{recruiterLogin}', line: 3, column: 24 },
    ]);
  });
});

describe('what no page shows', () => {
  it.each([
    ['# Title', '1:1 a heading of level 1 has no place within a page'],
    ['a <b>c', '1:3 no page shows HTML'],
    ['a <b>c</b>', '1:3 no page shows HTML'],
    ['a</b> c', '1:2 no page shows HTML'],
    ['Hi\n\n<script>alert(1)</script>', '3:1 no page shows HTML'],
    ['![x](/x.png)', '1:1 no page shows Markdown of the kind "image"'],
    ['a `code`', '1:3 no page shows Markdown of the kind "inlineCode"'],
    ['> quoted', '1:1 no page shows Markdown of the kind "blockquote"'],
    ['- a\n  - b', '2:3 a list entry cannot hold a list'],
    ['For {brandname}', '1:5 there is no fact {brandname}'],
    ['For\n*us* { brandName }', '2:6 there is no fact { brandName }'],
    ['Of **bold', '1:4 readers would see the mark ** as it is written'],
  ])('is found in %j', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'faq'])(
    'is a link to %s',
    (href) => {
      const { parts, faults } = parseProse(`[x](${href.replace('\\', '\\\\')})`);
      expect(faults).toHaveLength(1);
      expect(parts).toEqual([{ kind: 'paragraph', line: [{ text: 'x' }] }]);
    },
  );

  it('is found quickly in a text with very many marks', () => {
    const spent = cpuTimeOf(() => {
      expect(faultsOf('*a_'.repeat(20_000))).toEqual([
        '1:1 the text has more than 2000 of the marks * _ > [',
      ]);
    });
    expect(spent).toBeLessThan(timeLimit(800));
  });

  it('is nesting without end', () => {
    expect(faultsOf('*a **b '.repeat(12) + '** c*'.repeat(12)).at(0)).toMatch(/nested too deep/);
  });
});
