import { makePptx, makeSlidesPdf, makeXlsx } from '@broadsheet/test-kit/files/presentations';
import { expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';

const slides = (bytes: Buffer) =>
  inspectFile('slides', {
    size: bytes.length,
    read: async (offset, length) => bytes.subarray(offset, offset + length),
  });
const chart = (workbook: Buffer) =>
  makePptx(3, [{ name: 'ppt/embeddings/chart.xlsx', text: workbook }]);

it('counts the slides of a presentation and of a PDF, packed or not', async () => {
  expect((await slides(makePptx(12))).extension).toBe('pptx');
  for (const isPacked of [true, false]) {
    expect((await slides(makeSlidesPdf(12, isPacked))).extension).toBe('pdf');
    await expect(slides(makeSlidesPdf(13, isPacked))).rejects.toThrow('up to 12 slides');
  }
});

it('takes the workbook of a chart, and none that holds macros', async () => {
  expect((await slides(chart(makeXlsx()))).extension).toBe('pptx');
  const macros = makeXlsx([{ name: 'xl/vbaProject.bin', text: 'x' }]);
  await expect(slides(chart(macros))).rejects.toThrow('macros');
});
