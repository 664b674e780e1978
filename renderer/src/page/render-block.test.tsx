import type { PageBlock } from '@broadsheet/contract/page-json';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { createFragmentCache } from './fragment-cache.ts';
import { textOf } from './parts.ts';
import { createBlockRenderer, createFindings } from './render-block.ts';
import { block, catalog } from './small-blocks.fixture.tsx';

const messages = builtInMessages().page;

const render = (pageBlock: PageBlock) => {
  const reported: string[] = [];
  const findings = createFindings(({ id, error }) => reported.push(`${id}: ${String(error)}`));
  const parts = createBlockRenderer(catalog, createFragmentCache().blocks)(
    pageBlock,
    messages,
    findings,
  );
  return { html: textOf(parts), findings, reported };
};

describe('rendering a block', () => {
  it('marks its element, so that the browser can retain or replace it', () => {
    expect(render(block('hello', 'text')).html).toBe(
      '<section data-block-id="hello" data-block-type="text" data-block-revision="r1"' +
        ' data-hydrate="never" data-landmark="main"><p>hello</p></section>',
    );
    expect(render(block('top', 'nameplate')).html).toContain('<div data-block-id="top"');
  });

  it('loses only a block that throws, and reports it', () => {
    const inner = [block('good', 'text'), block('bad', 'thrower')];
    const { html, reported } = render(block('frame', 'frame', { slots: { main: inner } }));
    expect(html).toContain('<p>good</p>');
    expect(html).not.toContain('bad');
    expect(reported).toEqual(['bad: Error: broken']);
  });

  it('shows a notice with a link if its definition needs one', () => {
    for (const pageBlock of [
      block('sad', 'loud-thrower'),
      block('sad', 'loud-thrower', { state: 'failed', data: null }),
      block('sad', 'late-thrower', { state: 'failed', data: null }),
    ]) {
      const { html } = render(pageBlock);
      expect(html).toContain('data-block-state="failed"');
      expect(html).toMatch(/<a [^>]*href="">Try again<\/a>/);
    }
    expect(render(block('quiet', 'text', { state: 'failed', data: null })).html).toBe('');
  });

  it('reserves the space of a deferred block', () => {
    const { html } = render(block('late', 'text', { state: 'deferred', data: null }));
    expect(html).toContain('data-block-id="late"');
    expect(html).toContain('data-block-state="deferred" aria-busy="true"');
    // Without JavaScript a deferred block never arrives by itself.
    expect(html).toMatch(/<noscript>.*<a [^>]*href="\?wait=1">Try again<\/a>.*<\/noscript>/);
  });

  it('omits and reports an unknown type', () => {
    const { html, reported } = render(block('odd', 'carousel-of-2031'));
    expect(html).toBe('');
    expect(reported).toEqual(['odd: Error: no block type carousel-of-2031']);
  });

  it('puts children into their slots as siblings, and none into empty ones', () => {
    const { html } = render(
      block('frame', 'frame', { slots: { main: [block('a', 'text'), block('b', 'text')] } }),
    );
    expect(html.replace(/ data-[a-z-]+="[^"]*"/g, '')).toBe(
      '<section><div><section><p>a</p></section><section><p>b</p></section><aside></aside></div></section>',
    );
  });

  it('makes ids unique by the id of the block', () => {
    const ids = ['one', 'two'].map((id) =>
      / for="([^"]+)"/.exec(render(block(id, 'labelled')).html),
    );
    expect(ids[0]?.[1]).toContain('one');
    expect(ids[1]?.[1]).toContain('two');
  });

  it('moves preload links out of a fragment: they would break hydration', () => {
    const { html, findings } = render(block('shot', 'picture'));
    expect(html).not.toContain('<link');
    expect([...findings.preloads]).toEqual(['<link rel="preload" as="image" href="/a.webp"/>']);
  });

  it('lists the blocks to hydrate, at any depth', () => {
    const { findings } = render(
      block('frame', 'frame', { slots: { main: [block('a', 'text'), block('l', 'labelled')] } }),
    );
    expect(findings.hydrated).toEqual([
      { type: 'labelled', state: '"l":{"settings":{},"data":"l"}', key: 'labelled\nl\nr1' },
    ]);
  });

  it('sends nothing of a hydrated block whose slots have nothing for this reader', () => {
    const { html, findings } = render(block('around', 'leaving', { slots: { main: [] } }));
    expect([html, findings.hydrated]).toEqual(['', []]);
    const filled = render(block('around', 'leaving', { slots: { main: [block('a', 'text')] } }));
    expect(filled.html).toContain('<p>a</p>');
    expect(filled.findings.hydrated).toHaveLength(1);
  });
});
