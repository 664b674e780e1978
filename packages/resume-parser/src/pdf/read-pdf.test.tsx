import { Text, View } from '@react-pdf/renderer';
import { expect, it } from 'vitest';
import { BOLD, Ends, toPdf } from '../fixtures/pdf-parts.fixtures.tsx';
import { readPdf } from './read-pdf.ts';

it('lines have their place, their size and whether they are bold; a wide gap parts two', async () => {
  const bytes = await toPdf(
    <View>
      <Text style={{ fontSize: 20, fontFamily: BOLD }}>Asha Rao</Text>
      <Ends left="Engineer" right="Jan 2020 - Present" />
    </View>,
    { style: { padding: 40, fontSize: 10, fontFamily: 'Helvetica' } },
  );
  const lines = await readPdf(bytes);
  expect(lines).toMatchObject([
    { text: 'Asha Rao', x: 40, page: 1, size: 20, isBold: true },
    { text: 'Engineer', x: 40, size: 10, isBold: false },
    { text: 'Jan 2020 - Present', size: 10, isBold: false },
  ]);
  const [name, title, period] = lines;
  expect(title?.y).toBe(period?.y);
  expect(name?.y).toBeLessThan(title?.y ?? 0);
});
