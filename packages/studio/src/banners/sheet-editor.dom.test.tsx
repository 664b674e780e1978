import { BANNER_COLUMNS, type BannerColumn } from '@broadsheet/content-store/banner-cells';
import { bannerRow } from '@broadsheet/content-store/example-banners';
import { readBanners } from '@broadsheet/content-store/read-banners';
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSheet } from './sheet.ts';
import { SheetEditor } from './sheet-editor.tsx';
import { useHistory } from './use-history.fixture.ts';

const FILE = 'layouts/banners/home.csv';
const TARGETS = {
  cities: [
    { value: 'Pune', label: 'Pune' },
    { value: 'Mumbai', label: 'Mumbai' },
  ],
  categories: [{ value: '3', label: 'Testing, Tech' }],
  audiences: [
    { key: 'freshers', name: 'Freshers', any: [{ cohort: ['freshers' as const] }], share: 0.2 },
    { key: 'pro', name: 'Pro members', any: [{ membership: ['pro' as const] }], share: null },
  ],
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
/** A press of the pointer on a cell, as the browser sends it. */
const pressCell = (target: Element, options: MouseEventInit = {}) =>
  act(async () => {
    target.dispatchEvent(
      new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0, ...options }),
    );
  });
const paste = (text: string) =>
  act(async () => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { getData: () => text } });
    document.activeElement?.dispatchEvent(event);
  });
const copy = async (): Promise<string> => {
  let copied = '';
  await act(async () => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    const setData = (_: string, text: string) => {
      copied = text;
    };
    Object.assign(event, { clipboardData: { setData } });
    document.activeElement?.dispatchEvent(event);
  });
  return copied;
};
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
  it('leaves a field open when its own cell is pressed beside it', async () => {
    await pressCell(cell(0, 'title'));
    await pressCell(cell(0, 'title'));
    const field = document.querySelector('textarea');
    expect(document.activeElement).toBe(field);
    const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 });
    await act(async () => cell(0, 'title').dispatchEvent(event));
    // Else the browser takes the focus from the field, which closes it.
    expect(event.defaultPrevented).toBe(true);
    expect(document.querySelector('textarea')).toBe(field);
    const inside = new MouseEvent('mousedown', { bubbles: true, cancelable: true, button: 0 });
    await act(async () => field?.dispatchEvent(inside));
    expect(inside.defaultPrevented).toBe(false);
  });

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
    expect(document.body.textContent).toContain('Checking…');
  });

  it('is edited by keys: Enter accepts, Escape cancels, Delete clears, undo restores', async () => {
    await click(button('Next problem'));
    await press('Enter');
    await type('4');
    await press('Enter');
    expect(cell(0, 'minExp').textContent).toBe('4');
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

  it('takes text at the cell that was pressed, and never at another one', async () => {
    await pressCell(cell(0, 'subText'));
    await press('S');
    await type('SUB');
    await pressCell(cell(0, 'description'));
    expect(document.activeElement).toBe(cell(0, 'description'));
    expect(cell(0, 'subText').textContent).toBe('SUB');
    await press('Enter');
    await type('DESC');
    await press('Enter');
    expect(cell(0, 'subText').textContent).toBe('SUB');
    expect(cell(0, 'description').textContent).toBe('DESC');
    expect(document.activeElement).toBe(cell(1, 'description'));
  });

  it('replaces by letters, goes on with Enter and Tab, and edits at the second press', async () => {
    await pressCell(cell(0, 'title'));
    expect(document.querySelector('textarea')).toBeNull();
    await press('N');
    expect(document.querySelector('textarea')?.value).toBe('N');
    await press('Tab');
    expect(cell(0, 'title').textContent).toBe('N');
    expect(document.activeElement).toBe(cell(0, 'companyLogo'));
    await press('ArrowLeft');
    await pressCell(cell(0, 'title'));
    expect(document.querySelector('textarea')?.value).toBe('N');
    await type('New');
    await press('Tab', { shiftKey: true });
    expect(cell(0, 'title').textContent).toBe('New');
    expect(document.activeElement).toBe(cell(0, 'companyId'));
  });

  it('copies, pastes, fills and clears ranges, and adds the rows that a paste needs', async () => {
    await pressCell(cell(0, 'subText'));
    await paste('One\t"Two ""quoted"""\nThree\tFour\n\tSix\n');
    const texts = (row: number) => [
      cell(row, 'subText').textContent,
      cell(row, 'ctaText').textContent,
    ];
    expect([texts(0), texts(1), texts(2)]).toEqual([
      ['One', 'Two "quoted"'],
      ['Three', 'Four'],
      ['', 'Six'],
    ]);
    expect(rows()).toEqual(['one', 'two', 'banner']);
    expect(document.body.textContent).toContain('3 rows pasted.');
    await press('ArrowDown', { shiftKey: true });
    await press('ArrowRight', { shiftKey: true });
    expect(cell(1, 'ctaText').getAttribute('aria-selected')).toBe('true');
    expect(cell(2, 'ctaText').getAttribute('aria-selected')).toBe('false');
    expect(await copy()).toBe('One\t"Two ""quoted"""\nThree\tFour');
    await press('d', { ctrlKey: true });
    expect([texts(0), texts(1)]).toEqual([
      ['One', 'Two "quoted"'],
      ['One', 'Two "quoted"'],
    ]);
    await press('Delete');
    expect([texts(0), texts(1), texts(2)]).toEqual([
      ['', ''],
      ['', ''],
      ['', 'Six'],
    ]);
    await press('z', { ctrlKey: true });
    expect(texts(1)).toEqual(['One', 'Two "quoted"']);
    await pressCell(cell(0, 'ctaText'));
    await pressCell(cell(2, 'ctaText'), { shiftKey: true });
    await paste('Apply');
    const buttons = [0, 1, 2].map((row) => cell(row, 'ctaText').textContent);
    expect(buttons).toEqual(['Apply', 'Apply', 'Apply']);
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
    await pressCell(cell(1, 'until'));
    await press('Enter');
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

  it('offers audiences with their names and sizes, and shows the names of those chosen', async () => {
    await pressCell(cell(0, 'audience'));
    await pressCell(cell(0, 'audience'));
    const offered = [...document.querySelectorAll('.ticks label')].map((each) => each.textContent);
    expect(offered).toEqual(['Freshers (20% of all views)', 'Pro members (not measured yet)']);
    for (const box of document.querySelectorAll('.ticks input')) await click(box);
    await click(button('Apply'));
    expect(cell(0, 'audience').textContent).toBe('Freshers, Pro members');
    expect(written).toContain(',freshers|pro,');
  });

  it('saves the keys of audiences that were pasted by their names, also where they are filled in below', async () => {
    await pressCell(cell(0, 'audience'));
    await paste('freshers '.toUpperCase());
    expect(cell(0, 'audience').textContent).toBe('Freshers');
    await press('ArrowDown', { shiftKey: true });
    await press('d', { ctrlKey: true });
    expect(written.match(/,freshers,/g)).toHaveLength(2);
    await paste('PRO MEMBERS|nobody');
    expect(written.match(/,pro\|nobody,/g)).toHaveLength(2);
    await paste('Freshers');
    await pressCell(cell(0, 'audience'));
    await press('Enter');
    const boxes = [...document.querySelectorAll<HTMLInputElement>('.ticks input')];
    expect(boxes.map((box) => box.checked)).toEqual([true, false]);
    for (const box of boxes.slice(1)) await click(box);
    await click(button('Apply'));
    expect(written).toContain(',freshers|pro,');
  });

  it('edits cities by checkboxes, and shows pictures and category names', async () => {
    expect(cell(0, 'imageUrl').querySelector('img')?.getAttribute('src')).toBe('/picture.png');
    expect(cell(1, 'categoryIds').textContent).toContain('Testing, Tech');
    await pressCell(cell(0, 'location'));
    await press('Enter');
    for (const box of document.querySelectorAll('[role="dialog"] input')) await click(box);
    await click(button('Apply'));
    expect(cell(0, 'location').textContent).toBe('Pune|Mumbai');
  });
});
