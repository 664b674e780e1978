import { BANNER_COLUMNS, type BannerColumn } from '@broadsheet/content-store/banner-cells';
import { bannerRow } from '@broadsheet/content-store/example-banners';
import { readBanners } from '@broadsheet/content-store/read-banners';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSheet } from './sheet.ts';
import { SheetEditor } from './sheet-editor.tsx';
import { useHistory } from './use-history.ts';

const FILE = 'layouts/banners/home.csv';
const TARGETS = {
  cities: [
    { value: 'Pune', label: 'Pune' },
    { value: 'Mumbai', label: 'Mumbai' },
  ],
  categories: [{ value: '3', label: 'Testing, Tech' }],
};
const TEXT = `${[
  BANNER_COLUMNS.join(','),
  bannerRow({ id: 'one', minExp: 'four', imageUrl: '/picture.png' }),
  bannerRow({ id: 'two', title: '', categoryIds: '3' }),
].join('\n')}\n`;

let root: Root;
let written = TEXT;
const Desk = () => {
  const [text, setText] = useState(TEXT);
  written = text;
  const history = useHistory(text, setText);
  const sheet = parseSheet(text);
  const { findings } = readBanners(FILE, TEXT, []);
  const checked = { text: TEXT, findings };
  return sheet && <SheetEditor {...{ sheet, history, checked }} targets={TARGETS} />;
};

const cell = (row: number, column: BannerColumn) => {
  const at = BANNER_COLUMNS.indexOf(column);
  const found = document.querySelector<HTMLElement>(`[data-at="${row}:${at}"]`);
  if (!found) throw new Error(`no cell ${row} ${column}`);
  return found;
};
const press = (key: string, options: KeyboardEventInit = {}) =>
  act(async () => {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...options,
    });
    document.activeElement?.dispatchEvent(event);
  });
const click = (target: Element) => act(async () => target instanceof HTMLElement && target.click());
const button = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((each) => each.textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const type = async (text: string) => {
  const field = document.querySelector('textarea');
  if (!field) throw new Error('nothing is edited');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
};
const rows = () => (parseSheet(written)?.rows ?? []).map(({ cells }) => cells?.[0]);

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(async () => root.render(<Desk />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

describe('the table of banners', () => {
  it('shows an error at its cell, and goes from one to the next', async () => {
    expect(document.body.textContent).toContain('2 problems to fix.');
    expect(cell(0, 'minExp').textContent).toContain('Write it in digits');
    expect(cell(0, 'minExp').getAttribute('aria-invalid')).toBe('true');
    await click(button('Next problem'));
    expect(document.activeElement).toBe(cell(0, 'minExp'));
    await click(button('Next problem'));
    expect(document.activeElement).toBe(cell(1, 'title'));
    await press('Enter');
    await type('Two');
    await press('Enter');
    await click(button('Next problem'));
    await press('Delete');
    expect(document.body.textContent).toContain('Not checked yet');
  });

  it('is edited by keys: Enter accepts, Escape cancels, Delete clears, undo restores', async () => {
    await click(button('Next problem'));
    await press('Enter');
    await type('4');
    await press('Enter');
    expect(cell(0, 'minExp').textContent).toBe('4');
    expect(document.activeElement).toBe(cell(0, 'minExp'));
    await press('ArrowDown');
    expect(document.activeElement).toBe(cell(1, 'minExp'));
    await press('F2');
    await type('9');
    await press('Escape');
    expect(cell(1, 'minExp').textContent).toBe('');
    await press('ArrowUp');
    await press('Delete');
    expect(cell(0, 'minExp').textContent).toBe('');
    await press('z', { ctrlKey: true });
    await press('z', { ctrlKey: true });
    expect(written).toBe(TEXT);
  });

  it('adds, copies, moves and removes rows', async () => {
    await click(button('Duplicate'));
    expect(rows()).toEqual(['one', 'one-2', 'two']);
    await press('ArrowDown', { altKey: true });
    expect(rows()).toEqual(['one-2', 'one', 'two']);
    await click(button('Add banner'));
    expect(document.activeElement).toBe(cell(3, 'id'));
    await click(button('Remove'));
    await click(button('Move up'));
    expect(rows()).toEqual(['one-2', 'two', 'one']);
    expect(written.split('\n')[3]).toBe(TEXT.split('\n')[1]);
  });

  it('adds schedule columns, edits times in India, and explains them at the row', async () => {
    await click(cell(1, 'until'));
    const field = document.querySelector<HTMLInputElement>('input[type="datetime-local"]');
    expect(field?.getAttribute('aria-label')).toBe('End date (IST)');
    await act(async () => {
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, '2026-01-05T09:30');
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await press('Enter');
    expect(parseSheet(written)?.rows[1]?.cells?.at(-1)).toBe('2026-01-05T09:30:00+05:30');
    expect(cell(1, 'until').textContent).toContain('5 Jan 2026, 9:30 am');
    expect(cell(1, 'id').textContent).toContain('Expired on 5 Jan 2026, 9:30 am');
  });

  it('shows at its cell where a link leads', async () => {
    const items = [
      { address: '/companies', verdict: 'good', status: 200 },
      { address: '/picture.png', verdict: 'dead', status: 404 },
    ];
    const requests: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      requests.push(JSON.parse(String(body)));
      return Response.json({ items });
    });
    await click(button('Check links'));
    expect(requests).toEqual([{ addresses: ['/companies', '/picture.png'] }]);
    expect(cell(0, 'imageUrl').textContent).toContain('Broken link (404)');
    expect(cell(0, 'link').textContent).toBe('/companies');
    expect(document.body.textContent).toContain('2 links checked. 1 to fix');
  });

  it('edits cities by checkboxes, and shows pictures and category names', async () => {
    expect(cell(0, 'imageUrl').querySelector('img')?.getAttribute('src')).toBe('/picture.png');
    expect(cell(1, 'categoryIds').textContent).toContain('Testing, Tech');
    await click(cell(0, 'location'));
    for (const box of document.querySelectorAll('[role="dialog"] input')) await click(box);
    await click(button('Apply'));
    expect(cell(0, 'location').textContent).toBe('Pune|Mumbai');
  });
});
