import { expect, it } from 'vitest';
import { p, table, toDocx } from '../fixtures/docx-writer.fixtures.ts';
import { docxOf } from '../fixtures/hostile.fixtures.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const box = (text: string): string => `<w:txbxContent><w:p>${run(text)}</w:p></w:txbxContent>`;

it('headers come first, cells stand beside each other, tabs part pieces', () => {
  const cells = [[p('Engineer')], [p('Acme')]];
  const lines = readDocx(toDocx([p('Pune\tIndia'), table([3000, 3000], [cells])], [p('Asha Rao')]));
  expect(lines.map(({ text }) => text)).toEqual(['Asha Rao', 'Pune', 'India', 'Engineer', 'Acme']);
  const [, , , left, right] = lines;
  expect(left?.y).toBe(right?.y);
  expect(left?.x).toBeLessThan(right?.x ?? 0);
});

it('styles tell what is large and bold, those included that they are based on', () => {
  const body = [p('Skills', { style: 'Heading2' }), p('Kafka'), p('Redis', { isPoint: true })];
  expect(readDocx(toDocx(body))).toMatchObject([
    { text: 'Skills', size: 11.5, isBold: true },
    { text: 'Kafka', size: 10.5, isBold: false },
    { text: '• Redis' },
  ]);
});

it('text of boxes is read once, and what was struck out not at all', () => {
  const both = `<mc:AlternateContent><mc:Choice>${box('boxed')}</mc:Choice><mc:Fallback>${box('boxed')}</mc:Fallback></mc:AlternateContent>`;
  const struck = '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>';
  const body = `<w:p>${run('before')}<w:r>${both}</w:r>${struck}</w:p>`;
  const lines = readDocx(docxOf(`<w:document><w:body>${body}</w:body></w:document>`));
  expect(lines.map(({ text }) => text)).toEqual(['before', 'boxed']);
});
