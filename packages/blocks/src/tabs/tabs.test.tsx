import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '../render.fixtures.tsx';
import { fixtures } from './tabs.fixtures.ts';
import { Tabs } from './tabs.tsx';

const render = (
  slots: Readonly<Record<string, string>>,
  data: Parameters<typeof Tabs>[0]['data'] = {},
) =>
  renderToStaticMarkup(
    <Tabs
      id="own"
      {...fixtures.usual}
      data={data}
      messages={builtInMessages()}
      slots={slots}
      dispatch={() => undefined}
    />,
  );

it('has the blocks of every tab in its HTML, under headings', () => {
  const html = render({ first: 'Jobs for freshers', second: 'Jobs for leaders' });
  expect(html).toMatch(
    /<h2 [^>]*>For freshers<\/h2><div data-slot-content="">Jobs for freshers<\/div>/,
  );
  expect(html).toMatch(
    /<h2 [^>]*>For leaders<\/h2><div data-slot-content="">Jobs for leaders<\/div>/,
  );
});

it('opens its first tab, and hides nothing from browsers without scripts', () => {
  const html = render({ first: 'one', second: 'two' });
  expect(html).toMatch(/id="own-first-tab"[^>]* aria-selected="true" tabindex="0"/);
  expect(html).toMatch(/id="own-second-tab"[^>]* aria-selected="false" tabindex="-1"/);
  expect(html).not.toMatch(/ hidden=/);
  expect(html).toMatch(/<section [^>]*id="own-second" data-tab="second" data-closed="true"/);
  expect(html).not.toMatch(/id="own-first" [^>]*data-closed="true"/);
});

it('offers no tab that has no blocks for its reader, and opens the next', () => {
  const html = render({ second: 'two' });
  expect(html).toMatch(/id="own-first-tab"[^>]* hidden=""/);
  expect(html).toMatch(/id="own-second-tab"[^>]* aria-selected="true"/);
});

it('leaves out tabs without a label', () => {
  expect(textOf(render({ first: 'one', second: 'two', third: 'three' }))).toBe(
    'For freshers For leaders For freshers one For leaders two',
  );
});

it('shows nothing to a reader for whom none of its blocks are', () => {
  expect(render({})).toBe('');
});

it('shows its labels in a preview before it has blocks', () => {
  const html = render({}, { isPreview: true });
  expect(textOf(html)).toContain('For freshers');
  expect(html).not.toMatch(/-tab"[^>]* hidden=/);
});
