import { blockComponents } from '@broadsheet/blocks/client';
import { blockFixtures } from '@broadsheet/blocks/fixtures';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { PageBlock } from '@broadsheet/contract/page-json';
import { BlockFault } from '@broadsheet/contract/telemetry';
import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import { act } from 'react';
import Value from 'typebox/value';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockComponent } from './block-view.tsx';
import { createFragmentCache } from './fragment-cache.ts';
import { hydrateBlock, releaseBlocks } from './hydrate-block.tsx';
import type { BlockState } from './page-state.ts';
import { textOf } from './parts.ts';
import { type BlockCatalog, createBlockRenderer, createFindings } from './render-block.ts';
import { TRACK_EVENT, type TrackedEvent } from './track.ts';

const definitions: BlockDefinitions = blockDefinitions;
const states: [string, string, BlockState][] = Object.entries(blockFixtures).flatMap(
  ([type, named]) =>
    Object.entries(named).map(([name, state]): [string, string, BlockState] => [
      type,
      name,
      state as BlockState,
    ]),
);
const hydrated = states.filter(([type]) => definitions[type]?.hydrate !== 'never');

let catalog: BlockCatalog = { definitions, components: {} };

beforeAll(async () => {
  const components = await Promise.all(
    Object.entries(blockComponents).map(async ([type, load]) => [type, await load()] as const),
  );
  catalog = {
    definitions,
    components: Object.fromEntries(components) as Record<string, BlockComponent>,
  };
});

const render = (type: string, state: BlockState): string => {
  const child: PageBlock = {
    id: 'child',
    type: 'quote',
    version: 1,
    state: 'ready',
    revision: 'r',
    settings: { text: 'Inside.', author: '' },
    data: {},
  };
  const slots = Object.keys(definitions[type]?.slots ?? {}).map((name) => [name, [child]]);
  const findings = createFindings(({ id, error }) => {
    throw new Error(`${id} broke`, { cause: error });
  });
  const block = {
    ...child,
    id: `the-${type}`,
    type,
    ...state,
    slots: Object.fromEntries(slots) as Record<string, PageBlock[]>,
  };
  return textOf(
    createBlockRenderer(catalog, createFragmentCache().blocks)(
      block,
      builtInMessages().page,
      findings,
    ),
  );
};

describe('every block', () => {
  it('has fixtures', () => {
    expect(Object.keys(blockFixtures).sort()).toEqual(Object.keys(definitions).sort());
  });

  it.each(states)(
    '%s, %s: is rendered, with no style attribute and no link in front',
    (type, _, state) => {
      const html = render(type, state);
      expect(html).toContain(`data-block-type="${type}"`);
      expect(html).not.toMatch(/<[^>]+\sstyle=/);
      expect(html).not.toMatch(/<(?:script|style|link)\b/);
      expect(html).not.toContain('undefined');
      expect(html).not.toContain('broadsheet-slot');
    },
  );
});

/** What a block around slots, such as tabs, leaves as the server rendered it: its texts and the content of its slots. */
const slotsAndText = (element: Element | null): readonly (string | null | undefined)[] => [
  element?.textContent,
  ...[...(element?.querySelectorAll('[data-slot-content]') ?? [])].map((slot) => slot.innerHTML),
];

/** The HTML of a block without the controls that JavaScript replaces, such as a select by a combobox. */
const lastingHtml = (element: Element | null): string => {
  const copy = document.createElement('div');
  copy.innerHTML = element?.innerHTML ?? '';
  for (const live of copy.querySelectorAll('[data-live]')) live.remove();
  return copy.innerHTML;
};

/** A request that never completes, for calls on hydration. */
const unanswered: typeof fetch = () => new Promise(() => {});
class SilentStream extends EventTarget {
  close() {}
}

describe('every interactive block', () => {
  const faults: TrackedEvent[] = [];
  const note = (event: Event) => faults.push((event as CustomEvent<TrackedEvent>).detail);

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    vi.stubGlobal('fetch', unanswered);
    vi.stubGlobal('EventSource', SilentStream);
    // The server renders times in India's time zone; other browsers show their own.
    vi.stubEnv('TZ', 'Asia/Kolkata');
    document.addEventListener(TRACK_EVENT, note);
    faults.length = 0;
  });
  afterEach(() => {
    document.removeEventListener(TRACK_EVENT, note);
    document.body.replaceChildren();
    act(releaseBlocks);
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it.each(hydrated)('%s, %s: hydrates its own server HTML', async (type, _, state) => {
    document.body.innerHTML = render(type, state);
    const element = document.body.firstElementChild;
    const lasting = definitions[type]?.leavesSlots ? slotsAndText : lastingHtml;
    const before = lasting(element);
    await act(async () => {
      if (element) await hydrateBlock(element, state, () => {});
    });
    expect(faults).toEqual([]);
    expect(lasting(element)).toEqual(before);
  });

  it('stays and is reported if this build does not know its type', async () => {
    const sent = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', sent);
    document.body.innerHTML =
      '<section data-block-id="odd" data-block-type="carousel-of-2031"><p>as sent</p></section>';
    const element = document.body.firstElementChild;
    if (element) await hydrateBlock(element, { settings: {}, data: {} }, () => {});
    expect(element?.innerHTML).toBe('<p>as sent</p>');
    expect(faults).toEqual([
      {
        event: 'block_fault',
        detail: { id: 'odd', type: 'carousel-of-2031', reason: 'unknown' },
      },
    ]);
    const [url, request] = sent.mock.calls[0] ?? [];
    expect(url).toBe('/api/telemetry');
    expect(Value.Check(BlockFault, JSON.parse(String(request?.body)))).toBe(true);
  });
});
