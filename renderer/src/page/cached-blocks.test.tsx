import type { PageBlock } from '@broadsheet/contract/page-json';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { describe, expect, it } from 'vitest';
import { createFragmentCache } from './fragment-cache.ts';
import { type Part, textOf } from './parts.ts';
import { createBlockRenderer, createFindings } from './render-block.ts';
import { block, catalog } from './small-blocks.fixture.tsx';

/** Renders pages with a shared cache, each of them twice, since a block is stored at its second miss. */
const drawer = (isRepeated = true) => {
  const render = createBlockRenderer(catalog, createFragmentCache().blocks);
  const renderOnce = (pageBlock: PageBlock, messages = builtInMessages().page) => {
    const reported: string[] = [];
    const findings = createFindings(({ id, error }) => reported.push(`${id}: ${String(error)}`));
    const parts = render(pageBlock, messages, findings);
    return { html: textOf(parts), parts, findings, reported };
  };
  const renderTwice: typeof renderOnce = (...block) => {
    renderOnce(...block);
    return renderOnce(...block);
  };
  return isRepeated ? renderTwice : renderOnce;
};
const cachedOf = (parts: readonly Part[]) => parts.map((part) => typeof part !== 'string');

describe('the cache of a block', () => {
  it('stores a block at its second miss: most pages are requested once', () => {
    const renderPage = drawer(false);
    const times = [1, 2, 3].map(() => renderPage(block('a', 'text')));
    expect(times.map(({ parts }) => cachedOf(parts))).toEqual([[false], [true], [true]]);
    expect(new Set(times.map(({ html }) => html)).size).toBe(1);
  });

  it('has one entry per revision', () => {
    const renderPage = drawer();
    const [first] = renderPage(block('a', 'text')).parts;
    expect(renderPage(block('a', 'text')).parts).toEqual([first]);
    expect(renderPage(block('a', 'text')).parts[0]).toBe(first);
    for (const other of [
      block('a', 'text', { revision: 'r2', data: 'new' }),
      block('b', 'text'),
      block('a', 'picture'),
    ]) {
      expect(renderPage(other).parts[0]).not.toBe(first);
    }
    expect(renderPage(block('a', 'text', { revision: 'r2', data: 'new' })).html).toContain(
      '<p>new</p>',
    );
  });

  it('is used without rendering, with its preloads and its state', () => {
    const renderPage = drawer();
    const { findings } = renderPage(block('shot', 'picture'));
    const again = renderPage(block('shot', 'picture', { data: 'never looked at' })).findings;
    expect([...again.preloads]).toEqual([...findings.preloads]);
    expect(again.hydrated).toEqual(findings.hydrated);
    expect(again.hydrated[0]?.state).toBe('"shot":{"settings":{},"data":"shot"}');
  });

  it('has the frame of a block with slots, and each child separately', () => {
    const renderPage = drawer();
    const frame = (...main: PageBlock[]) =>
      renderPage(block('frame', 'frame', { slots: { main } }));
    const before = frame(block('a', 'text'), block('b', 'text'));
    const after = frame(block('a', 'text'), block('b', 'text', { revision: 'r2', data: 'B' }));
    expect(before.parts).toHaveLength(4);
    expect(after.parts.map((part, at) => part === before.parts[at])).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(frame(block('bad', 'thrower')).html).toMatch(/<div><aside><\/aside><\/div><\/section>$/);
  });

  it('excludes personal blocks, whose preloads and state are separate', () => {
    const renderPage = drawer();
    const first = renderPage(block('me', 'greeting', { data: 'Asha' }));
    const second = renderPage(block('me', 'greeting', { data: 'Ravi' }));
    expect(cachedOf(first.parts)).toEqual([false]);
    expect(second.html).toContain('data-personal');
    expect([...second.findings.preloads]).toEqual([]);
    expect([...second.findings.personalPreloads]).toHaveLength(1);
    expect(second.findings.hydrated).toEqual([
      { type: 'greeting', state: '"me":{"settings":{},"data":"Ravi"}', key: null },
    ]);
  });

  it('excludes placeholders: each brand has its own text', () => {
    const renderPage = drawer();
    const late = block('late', 'text', { state: 'deferred', data: null });
    const messages = builtInMessages().page;
    expect(renderPage(late, messages).html).toContain(messages.blockLoading);
    expect(renderPage(late, { ...messages, blockLoading: 'Coming <soon>' }).html).toContain(
      'Coming &lt;soon&gt;',
    );
  });

  it('excludes a block that throws: it is reported each time', () => {
    const renderPage = drawer();
    for (const _time of [1, 2]) {
      const { parts, reported } = renderPage(block('bad', 'loud-thrower'));
      expect(reported).toEqual(['bad: Error: broken']);
      expect(cachedOf(parts)).toEqual([false]);
    }
  });
});
