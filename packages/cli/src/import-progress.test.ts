import { describe, expect, it } from 'vitest';
import { createProgressView } from './import-progress.ts';

const progress = { bytesRead: 50, size: 200, read: 123_456 };

const viewOn = (isTTY: boolean) => {
  const written: string[] = [];
  let time = 0;
  const view = createProgressView({ isTTY, write: (text) => written.push(text) }, () => time);
  return { view, written, pass: (ms: number) => (time += ms) };
};

describe('the progress of an import', () => {
  it('is a bar that is drawn over on a terminal', () => {
    const { view, written, pass } = viewOn(true);
    view.show(progress);
    expect(written).toEqual([]);
    pass(100);
    view.show(progress);
    expect(written).toEqual([`\r\u001b[2K${'█'.repeat(8)}${'░'.repeat(22)} 25 %, 1,23,456 rows`]);
    view.clear();
    view.clear();
    expect(written).toHaveLength(2);
  });

  it('is a line every few seconds elsewhere', () => {
    const { view, written, pass } = viewOn(false);
    for (let second = 0; second < 10; second += 1) {
      pass(1_000);
      view.show(progress);
    }
    view.clear();
    expect(written).toEqual(['25 %, 1,23,456 rows\n', '25 %, 1,23,456 rows\n']);
  });
});
