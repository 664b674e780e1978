import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOOK, NARROW, registerFonts, SANS, SERIF } from './document-fonts.ts';

beforeAll(registerFonts);

const write = async (fontFamily: string | string[], text: string): Promise<Uint8Array> => {
  const document = (
    <Document>
      <Page>
        <Text style={{ fontFamily, fontSize: 11 }}>{text}</Text>
      </Page>
    </Document>
  );
  return new Uint8Array(await renderToBuffer(document));
};
const readBack = async (bytes: Uint8Array): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ').trim();
};

const HINDI =
  'हिन्दी विद्यार्थी स्थिति निर्माण निर्मित कार्मिक में पंक्ति शक्ति कृषि आर्थिक राष्ट्रीय स्त्रियाँ हिंदी ' +
  'प्रौद्योगिकी प्रशिक्षण प्रबंधन ज्ञान श्रीमती कर्मचारी रिपोर्टिंग ड्राइविंग महाराष्ट्र मुंबई चेन्नई उत्कृष्ट सिद्धि';

describe.each([SERIF, SANS, NARROW])('text set in %s', (font) => {
  it('is read back as it was written: vowels after their letters, no space within a word', async () => {
    expect(await readBack(await write(font, HINDI))).toBe(HINDI);
  });

  it('keeps joiners from joining words', async () => {
    expect(await readBack(await write(font, 'क्‍षि द्‌भि'))).toMatch(/^क्\u200d?षि द्\u200c?भि$/);
  });

  it('loses no letter where a vowel has no letter, and a font adds a circle', async () => {
    const text = 'िाा हिन्दी';
    expect(await readBack(await write(font, text))).toBe(text);
  });
});

it('reads Latin back as it was written, ligatures and accents, too', async () => {
  const text = 'Efficient offices, café, résumé; AVATAR';
  expect(await readBack(await write(BOOK, text))).toBe(text);
  expect(await readBack(await write(SANS, text))).toBe(text);
});

it('sees no space where a line changes its font', async () => {
  const text = 'दक्ष हूँ, विद्यार्थी; ₹40 करोड़ (प्रबंधन)';
  expect(await readBack(await write([BOOK, NARROW], text))).toBe(text);
});
