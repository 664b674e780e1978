import { describe, expect, it } from 'vitest';
import { createPageMemory } from './page-memory.ts';
import type { PageView } from './page-view.ts';

const view = (path: string): PageView => ({
  state: {
    revision: 'sha256:1',
    page: { kind: 'home', path, params: {}, name: path, status: 200 },
    blocks: {},
  },
  head: '',
  html: '',
});

describe('the memory for going back', () => {
  it('returns a page to its history entry once', () => {
    const memory = createPageMemory();
    const home = view('/');
    memory.store('k1', home);
    expect(memory.take('k1', '/')).toBe(home);
    expect(memory.take('k1', '/')).toBeNull();
  });

  it('does not return another page for it', () => {
    const memory = createPageMemory();
    memory.store('k1', view('/'));
    expect(memory.take('k1', '/c/backend-jobs')).toBeNull();
    expect(memory.take('k2', '/')).toBeNull();
  });

  it('is limited: the least recently used page is removed', () => {
    const memory = createPageMemory();
    for (let entry = 0; entry < 20; entry += 1) memory.store(`k${entry}`, view('/'));
    expect(memory.take('k0', '/')).toBeNull();
    expect(memory.take('k19', '/')).not.toBeNull();
  });
});
