import { defineBlock } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { useId } from 'react';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import type { BlockComponent } from './block-view.tsx';
import { keepFragments } from './kept-fragments.ts';
import { type Part, textOf } from './parts.ts';
import { type BlockCatalog, createBlockRenderer, createFindings } from './render-block.tsx';

const define = (type: string, more: Partial<Parameters<typeof defineBlock>[0]> = {}) =>
  defineBlock({
    type,
    version: 1,
    title: type,
    description: type,
    settings: Type.Object({}),
    data: Type.Unknown(),
    hydrate: 'never',
    ...more,
  });

const Text: BlockComponent = ({ data }) => <p>{String(data)}</p>;
const Thrower: BlockComponent = () => {
  throw new Error('broken');
};
const Frame: BlockComponent = ({ slots }) => (
  <div>
    {slots.main}
    <aside>{slots.aside}</aside>
  </div>
);
const Labelled: BlockComponent = () => {
  const id = useId();
  return <label htmlFor={id}>label</label>;
};
const Picture: BlockComponent = () => <img src="/a.webp" alt="" />;

const catalog: BlockCatalog = {
  definitions: {
    text: define('text'),
    frame: define('frame', { slots: { main: {}, aside: {} } }),
    thrower: define('thrower'),
    'loud-thrower': define('loud-thrower', { onFailure: 'show' }),
    labelled: define('labelled', { hydrate: 'load' }),
    picture: define('picture', { hydrate: 'visible' }),
    nameplate: define('nameplate', { landmark: 'banner' }),
    greeting: define('greeting', { hydrate: 'load', personal: true }),
  },
  components: {
    text: Text,
    frame: Frame,
    thrower: Thrower,
    'loud-thrower': Thrower,
    labelled: Labelled,
    picture: Picture,
    nameplate: Text,
    greeting: Picture,
  },
};

const block = (id: string, type: string, more: Partial<PageBlock> = {}): PageBlock => ({
  id,
  type,
  version: 1,
  state: 'ready',
  revision: 'r1',
  settings: {},
  data: id,
  ...more,
});

const drawer = (asked = catalog) => {
  const render = createBlockRenderer(asked, keepFragments().blocks);
  return (asked: PageBlock) => {
    const reported: string[] = [];
    const findings = createFindings(({ id, error }) => reported.push(`${id}: ${String(error)}`));
    const parts = render(asked, findings);
    return { html: textOf(parts), parts, findings, reported };
  };
};
const draw = (asked: PageBlock) => drawer()(asked);
const keptOf = (parts: readonly Part[]) => parts.map((part) => typeof part !== 'string');

describe('drawing a block', () => {
  it('says on its element what it is, so that the browser can keep or swap it', () => {
    expect(draw(block('hello', 'text')).html).toBe(
      '<section data-block-id="hello" data-block-type="text" data-block-revision="r1"' +
        ' data-hydrate="never" data-landmark="main"><p>hello</p></section>',
    );
    expect(draw(block('top', 'nameplate')).html).toContain('<div data-block-id="top"');
  });

  it('costs only itself when it throws, and is reported', () => {
    const inner = [block('good', 'text'), block('bad', 'thrower')];
    const { html, reported } = draw(block('frame', 'frame', { slots: { main: inner } }));
    expect(html).toContain('<p>good</p>');
    expect(html).not.toContain('bad');
    expect(reported).toEqual(['bad: Error: broken']);
  });

  it('shows a notice with a way on where its definition asks for one', () => {
    for (const asked of [
      block('sad', 'loud-thrower'),
      block('sad', 'loud-thrower', { state: 'failed', data: null }),
    ]) {
      const { html } = draw(asked);
      expect(html).toContain('data-block-state="failed"');
      expect(html).toMatch(/<a [^>]*href="">Try again<\/a>/);
    }
    expect(draw(block('quiet', 'text', { state: 'failed', data: null })).html).toBe('');
  });

  it('keeps the place of a block that comes later', () => {
    const { html } = draw(block('late', 'text', { state: 'deferred', data: null }));
    expect(html).toContain('data-block-id="late"');
    expect(html).toContain('data-block-state="deferred" aria-busy="true"');
  });

  it('leaves out and reports a type that it does not know', () => {
    const { html, reported } = draw(block('odd', 'carousel-of-2031'));
    expect(html).toBe('');
    expect(reported).toEqual(['odd: Error: no block type carousel-of-2031']);
  });

  it('puts children into their slots as siblings, and none where none are', () => {
    const { html } = draw(
      block('frame', 'frame', { slots: { main: [block('a', 'text'), block('b', 'text')] } }),
    );
    expect(html.replace(/ data-[a-z-]+="[^"]*"/g, '')).toBe(
      '<section><div><section><p>a</p></section><section><p>b</p></section><aside></aside></div></section>',
    );
  });

  it('makes ids unique by the id of the block', () => {
    const ids = ['one', 'two'].map((id) => / for="([^"]+)"/.exec(draw(block(id, 'labelled')).html));
    expect(ids[0]?.[1]).toContain('one');
    expect(ids[1]?.[1]).toContain('two');
  });

  it('takes preload links out of a fragment: they would break hydration where they stand', () => {
    const { html, findings } = draw(block('shot', 'picture'));
    expect(html).not.toContain('<link');
    expect([...findings.preloads]).toEqual(['<link rel="preload" as="image" href="/a.webp"/>']);
  });

  it('names the blocks to hydrate, at whatever depth', () => {
    const { findings } = draw(
      block('frame', 'frame', { slots: { main: [block('a', 'text'), block('l', 'labelled')] } }),
    );
    expect(findings.hydrated).toEqual([
      { type: 'labelled', state: '"l":{"settings":{},"data":"l"}', key: 'labelled\nl\nr1' },
    ]);
  });
});

describe('what is kept of a block', () => {
  it('is one and the same for one revision, and drawn anew for another', () => {
    const draws = drawer();
    const [first] = draws(block('a', 'text')).parts;
    expect(draws(block('a', 'text')).parts).toEqual([first]);
    expect(draws(block('a', 'text')).parts[0]).toBe(first);
    for (const other of [
      block('a', 'text', { revision: 'r2', data: 'new' }),
      block('b', 'text'),
      block('a', 'labelled'),
    ]) {
      expect(draws(other).parts[0]).not.toBe(first);
    }
    expect(draws(block('a', 'text', { revision: 'r2', data: 'new' })).html).toContain('<p>new</p>');
  });

  it('is found again without drawing, with its preloads and its state', () => {
    const draws = drawer();
    const { findings } = draws(block('shot', 'picture'));
    const again = draws(block('shot', 'picture', { data: 'never looked at' })).findings;
    expect([...again.preloads]).toEqual([...findings.preloads]);
    expect(again.hydrated).toEqual(findings.hydrated);
    expect(again.hydrated[0]?.state).toBe('"shot":{"settings":{},"data":"shot"}');
  });

  it('is the frame of a block with slots, and each child by itself', () => {
    const draws = drawer();
    const frame = (...main: PageBlock[]) => draws(block('frame', 'frame', { slots: { main } }));
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

  it('is nothing of a personal block, whose preloads and state are told apart', () => {
    const draws = drawer();
    const first = draws(block('me', 'greeting', { data: 'Asha' }));
    const second = draws(block('me', 'greeting', { data: 'Ravi' }));
    expect(keptOf(first.parts)).toEqual([false]);
    expect(second.html).toContain('data-personal');
    expect([...second.findings.preloads]).toEqual([]);
    expect([...second.findings.personalPreloads]).toHaveLength(1);
    expect(second.findings.hydrated).toEqual([
      { type: 'greeting', state: '"me":{"settings":{},"data":"Ravi"}', key: null },
    ]);
  });

  it('is nothing of a block that throws: it is reported each time', () => {
    const draws = drawer();
    for (const _time of [1, 2]) {
      const { parts, reported } = draws(block('bad', 'loud-thrower'));
      expect(reported).toEqual(['bad: Error: broken']);
      expect(keptOf(parts)).toEqual([false]);
    }
  });
});
