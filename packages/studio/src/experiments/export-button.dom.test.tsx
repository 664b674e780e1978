import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerFetch,
  closePage,
  flushTasks,
  pressButton,
  refusal,
  showPage,
} from '../test-page.fixture.tsx';
import { ExportButton } from './export-button.tsx';

afterEach(async () => {
  await closePage();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const choose = async (name: string) => {
  await pressButton('Export…');
  const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    ({ textContent }) => textContent === name,
  );
  await act(async () => item?.click());
  await flushTasks();
};

it('saves the file that the server makes, in either format', async () => {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob instanceof Blob ? blob.type : '');
    return 'blob:report';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  answerFetch(({ path }) => {
    const format = path.endsWith('csv') ? 'csv' : 'json';
    expect(path).toBe(`/experiments/home-order/export?format=${format}`);
    return [200, { name: `home-order-1.${format}`, text: 'results' }];
  });
  await showPage(<ExportButton experiment="home-order" />);
  await choose('For spreadsheets (CSV)');
  await choose('For programs (JSON)');
  expect(saved).toEqual([
    'text/csv;charset=utf-8',
    'home-order-1.csv',
    'application/json;charset=utf-8',
    'home-order-1.json',
  ]);
});

it('says why there is no file', async () => {
  answerFetch(() => refusal(404, 'NOT_FOUND'));
  await showPage(<ExportButton experiment="home-order" />);
  await choose('For programs (JSON)');
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('refused: NOT_FOUND');
});
