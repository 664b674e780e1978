import { beforeEach, describe, expect, it } from 'vitest';
import { insertBlocks, replaceBlocks } from './insert-blocks.ts';
import { parseHtml } from './parse-html.ts';

const block = (id: string, revision = 'r1', inner = id, landmark = 'main'): string =>
  `<section data-block-id="${id}" data-block-type="text" data-block-revision="${revision}"` +
  ` data-landmark="${landmark}">${inner}</section>`;

const element = (id: string): Element => {
  const found = document.querySelector(`[data-block-id="${id}"]`);
  if (!found) throw new Error(`no block ${id}`);
  return found;
};

const order = (): (string | null)[] =>
  [...document.querySelectorAll('main > *')].map((child) => child.getAttribute('data-block-id'));

const show = (html: string): void => insertBlocks(document, parseHtml(html));

beforeEach(() => {
  document.body.innerHTML =
    '<div data-region="banner"></div><main data-region="main"></main>' +
    '<div data-region="contentinfo"></div>';
  show(block('top', 'r1', 'top', 'banner') + block('a') + block('b') + block('c'));
});

describe('the account in the header', () => {
  const account = (revision: string, landmark = 'banner'): string =>
    block('account', revision, revision, landmark).replace('<section', '<section data-personal');

  it('stays while a shared page loads its personal blocks, and changes with all others', () => {
    show(account('member'));
    insertBlocks(document, parseHtml(account('visitor')), true);
    expect(element('account').textContent).toBe('member');
    show(account('visitor'));
    expect(element('account').textContent).toBe('visitor');
  });

  it('is not part of the page', () => {
    show(account('member', 'main'));
    insertBlocks(document, parseHtml(account('visitor', 'main')), true);
    expect(element('account').textContent).toBe('visitor');
  });
});

describe('going from page to page', () => {
  it('puts blocks into their region', () => {
    expect(element('top').parentElement?.getAttribute('data-region')).toBe('banner');
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('retains the element of an unchanged block, and replaces the others', () => {
    const [top, a, b] = ['top', 'a', 'b'].map(element);
    show(block('top', 'r1', 'top', 'banner') + block('a', 'r2', 'new') + block('b') + block('d'));
    expect(element('top')).toBe(top);
    expect(element('b')).toBe(b);
    expect(element('a')).not.toBe(a);
    expect(element('a').textContent).toBe('new');
    expect(order()).toEqual(['a', 'b', 'd']);
  });

  it('takes no block out of the pane beside a list, and retains the pane with its job', () => {
    const pane = (inner: string) => block('pane', 'r1', `<div data-pane-job="">${inner}</div>`);
    show(pane(''));
    const [live, job] = [element('pane'), parseHtml(block('job')).firstElementChild];
    if (job) live.querySelector('[data-pane-job]')?.append(job);
    show(pane('') + block('a'));
    expect(element('pane')).toBe(live);
    expect(element('job')).toBe(job);
    show(block('job'));
    expect(element('job')).not.toBe(job);
  });

  it('does not move a retained block whose order is unchanged', () => {
    const moved: Node[] = [];
    const main = element('a').parentElement;
    const insert = main?.insertBefore.bind(main);
    if (main && insert) {
      main.insertBefore = <Child extends Node>(child: Child, before: Node | null): Child => {
        moved.push(child);
        return insert(child, before);
      };
    }
    show(block('x') + block('b') + block('c'));
    expect(moved).toEqual([element('x')]);
    expect(order()).toEqual(['x', 'b', 'c']);
  });

  it('follows a new order', () => {
    const retained = ['a', 'b', 'c'].map(element);
    show(block('c') + block('a') + block('b'));
    expect(order()).toEqual(['c', 'a', 'b']);
    expect(['a', 'b', 'c'].map(element)).toEqual(retained);
  });

  it('retains an unchanged child if its parent or its sibling changed', () => {
    show(block('frame', 'r1', block('list') + block('filters')));
    const list = element('list');
    show(block('frame', 'r1', block('list') + block('filters', 'r2')));
    expect(element('list')).toBe(list);
    show(block('frame', 'r2', `<div>${block('list')}</div>`));
    expect(element('list')).toBe(list);
    expect(list.parentElement?.tagName).toBe('DIV');
  });

  it('replaces a block that changed only inside', () => {
    show(block('frame', 'r1', block('list')));
    const frame = element('frame');
    show(block('frame', 'r1', block('list', 'r2', 'more')));
    expect(element('frame')).not.toBe(frame);
    expect(element('list').textContent).toBe('more');
  });
});

describe('loading deferred blocks', () => {
  it('replaces loaded blocks, removes empty ones, and leaves the rest', () => {
    const [a, c] = ['a', 'c'].map(element);
    replaceBlocks(document, ['a', 'b', 'c'], parseHtml(block('a', 'r2', 'filled') + block('c')));
    expect(element('a')).not.toBe(a);
    expect(element('a').textContent).toBe('filled');
    expect(order()).toEqual(['a', 'c']);
    expect(element('c')).toBe(c);
  });

  it('leaves a personal block with the focus alone', () => {
    const rendered = (inner: string) =>
      block('a', inner, `<button>${inner}</button>`).replace(
        ' data-landmark',
        ' data-personal data-landmark',
      );
    show(rendered('once'));
    document.querySelector('button')?.focus();
    replaceBlocks(document, ['a'], parseHtml(rendered('twice')));
    expect(element('a').textContent).toBe('once');
    document.querySelector('button')?.blur();
    replaceBlocks(document, ['a'], parseHtml(rendered('twice')));
    expect(element('a').textContent).toBe('twice');
  });
});
