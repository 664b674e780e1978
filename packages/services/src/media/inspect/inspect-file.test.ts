import type { MediaType } from '@broadsheet/contract/calls/media';
import { AppError, type ErrorCode } from '@broadsheet/contract/errors';
import { makeDoc, makeDocx, makeEndlessDoc, makePdf } from '@broadsheet/test-kit/files/documents';
import { makeZip, type ZipPart } from '@broadsheet/test-kit/files/make-zip';
import { ID3, makeMp3, makeMp4 } from '@broadsheet/test-kit/files/recordings';
import { describe, expect, it } from 'vitest';
import { inspectFile } from './inspect-file.ts';

type Kind = Exclude<MediaType, 'picture'>;

/** The detected extension, or the code of the refusal. */
const inspectKind = async (kind: Kind, bytes: Buffer): Promise<string> => {
  const read = async (at: number, length: number) => bytes.subarray(at, at + length);
  try {
    return (await inspectFile(kind, { size: bytes.length, read })).extension;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

const inspectAll = async (kind: Kind, cases: Readonly<Record<string, Buffer>>) => {
  const outcomes: Record<string, string> = {};
  for (const [name, bytes] of Object.entries(cases))
    outcomes[name] = await inspectKind(kind, bytes);
  return outcomes;
};

const all = (cases: object, code: ErrorCode | string) =>
  Object.fromEntries(Object.keys(cases).map((name) => [name, code]));

const part = (name: string, text: ZipPart['text'], more: Partial<ZipPart> = {}): ZipPart => ({
  name,
  text,
  ...more,
});
const cut = (bytes: Buffer, share = 0.7): Buffer =>
  bytes.subarray(0, Math.floor(bytes.length * share));
const ZIP = makeZip([part('inside.txt', 'x')]);

describe('a resume', () => {
  it('is told by what it holds', async () => {
    expect(await inspectKind('resume', makePdf())).toBe('pdf');
    expect(await inspectKind('resume', Buffer.concat([Buffer.from('\ufeff\r\n'), makePdf()]))).toBe(
      'pdf',
    );
    expect(await inspectKind('resume', makeDoc())).toBe('doc');
    const photo = part('word/media/image1.png', Buffer.from('89504e47', 'hex'), { isStored: true });
    expect(await inspectKind('resume', makeDocx([photo]))).toBe('docx');
  });

  it('is refused where it is something else, whatever its name says', async () => {
    const cases = {
      empty: Buffer.alloc(0),
      text: Buffer.from('Asha Rao, engineer'),
      html: Buffer.from('<!doctype html><script>1</script>'),
      zip: ZIP,
      sheet: makeDocx([part('[Content_Types].xml', '<Types>spreadsheetml.sheet.main+xml</Types>')]),
      oldSheet: makeDoc(['Root Entry', 'Workbook']),
      program: Buffer.from('MZ\u0090\u0000'),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_WRONG_TYPE'));
  });

  it('is refused where it is cut or does not hang together', async () => {
    const docx = makeDocx();
    const wrongSum = Buffer.from(docx);
    wrongSum.writeUInt32LE(7, docx.indexOf('PK\u0001\u0002') + 16);
    const cases = {
      pdf: cut(makePdf()),
      docx: cut(docx),
      doc: cut(makeDoc(), 0.6),
      endless: makeEndlessDoc(),
      header: makeDoc().subarray(0, 100),
      wrongSum,
      noXml: makeDocx([part('word/styles.xml', 'nothing of the kind')]),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_BROKEN'));
  });

  it('is refused with macros, and with files in it', async () => {
    const types = '<Types>document.macroEnabled wordprocessingml.document.main+xml</Types>';
    const cases = {
      project: makeDocx([part('word/vbaProject.bin', 'x')]),
      macroType: makeDocx([part('[Content_Types].xml', types)]),
      activeX: makeDocx([part('word/activeX/activeX1.bin', 'x')]),
      nested: makeDocx([part('word/embeddings/a.bin', ZIP)]),
      program: makeDocx([part('word/media/image1.png', 'MZ\u0090')]),
      oldMacros: makeDoc(['Root Entry', 'WordDocument', 'Macros']),
      oldPackage: makeDoc(['Root Entry', 'WordDocument', '\u0001Ole10Native']),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_UNSAFE'));
  });

  it('is refused with a DTD in any part and in any encoding', async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    const late = `<a>${' '.repeat(64 * 1024 - 8)}<!DOCTYPE a></a>`;
    const cases = {
      document: makeDocx([part('word/document.xml', bomb)]),
      relations: makeDocx([part('word/_rels/document.xml.rels', bomb)]),
      utf16: makeDocx([part('word/styles.xml', Buffer.from(`\ufeff${bomb}`, 'utf16le'))]),
      acrossPieces: makeDocx([part('word/styles.xml', late)]),
      utf7: makeDocx([part('word/styles.xml', '<?xml version="1.0" encoding="UTF-7"?><a/>')]),
      otherName: makeDocx([part('customXml/item1.dat', bomb)]),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_UNSAFE'));
  });

  it('is refused where it would become too much', async () => {
    const zeros = Buffer.alloc(2 ** 20);
    const many = Array.from({ length: 1_100 }, (_, index) => part(`word/${index}.txt`, 'x'));
    const some = Array.from({ length: 60 }, (_, index) => part(`word/${index}.txt`, zeros));
    const twice = makeDocx();
    const lastEntry = twice.lastIndexOf('PK\u0001\u0002');
    twice.writeUInt32LE(0, lastEntry + 42);
    const cases = {
      lying: makeDocx([part('word/styles.xml', `<a>${zeros}</a>`, { claims: { bytes: 100 } })]),
      large: makeDocx([part('word/a.txt', 'x', { claims: { bytes: 21 * 2 ** 20 } })]),
      many: makeDocx(many),
      together: makeDocx(some),
      sameBytes: twice,
      sameName: makeDocx([part('word/a.txt', 'x'), part('WORD/A.txt', 'y')]),
      twoNames: makeDocx([part('word/a.txt', 'x', { claims: { localName: 'word/b.txt' } })]),
      password: makeDocx([part('word/a.txt', 'x', { claims: { flags: 1 } })]),
      outside: makeDocx([part('../../etc/passwd', 'x')]),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_UNSAFE'));
  });

  it('is refused where it is a page or an archive as well', async () => {
    const docx = makeDocx();
    const cases = {
      htmlBefore: Buffer.concat([Buffer.from('<html><script>1</script>'), makePdf()]),
      htmlWithin: makePdf('<script >alert(1)</script>'),
      zipBefore: Buffer.concat([Buffer.from('x'.repeat(20)), makePdf()]),
      zipBehind: Buffer.concat([makePdf(), ZIP]),
      docBehind: Buffer.concat([makeDoc(), ZIP]),
    };
    expect(await inspectAll('resume', cases)).toEqual(all(cases, 'FILE_UNSAFE'));
    // The offsets of such an archive are no longer right.
    const shifted = Buffer.concat([Buffer.from('PK'), docx]);
    expect(await inspectKind('resume', shifted)).toBe('FILE_BROKEN');
  });
});

describe('a video', () => {
  it('is an MP4 with pictures, of two minutes at most', async () => {
    expect(await inspectKind('RoundZeroVideo', makeMp4())).toBe('mp4');
    expect(await inspectKind('RoundZeroVideo', makeMp4({ seconds: 120 }))).toBe('mp4');
    expect(await inspectKind('RoundZeroVideo', makeMp4({ seconds: null }))).toBe('mp4');
    expect(await inspectKind('RoundZeroVideo', makeMp4({ seconds: 121 }))).toBe('VIDEO_TOO_LONG');
  });

  it('is refused where it is something else, cut, or two things', async () => {
    const wrong = {
      quicktime: makeMp4({ brand: 'qt  ' }),
      audio: makeMp4({ handler: 'soun' }),
      pdf: makePdf(),
      empty: Buffer.alloc(0),
    };
    expect(await inspectAll('RoundZeroVideo', wrong)).toEqual(all(wrong, 'FILE_WRONG_TYPE'));
    const loop = makeMp4();
    loop.writeUInt32BE(4, loop.indexOf('moov') - 4);
    const broken = { cut: cut(makeMp4()), headless: makeMp4().subarray(0, 20), loop };
    expect(await inspectAll('RoundZeroVideo', broken)).toEqual(all(broken, 'FILE_BROKEN'));
    expect(await inspectKind('RoundZeroVideo', Buffer.concat([makeMp4(), ZIP]))).toBe(
      'FILE_UNSAFE',
    );
  });
});

describe('audio', () => {
  it('is an MP3, with and without its tags', async () => {
    const lastTag = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
    for (const bytes of [
      makeMp3(),
      Buffer.concat([ID3, makeMp3(), lastTag]),
      makeMp3(40, 40 * 417),
      cut(makeMp3(), 0.99),
    ])
      expect(await inspectKind('audio', bytes)).toBe('mp3');
  });

  it('is refused where it is something else, cut, or two things', async () => {
    const wrong = { video: makeMp4(), text: Buffer.from('ID'), empty: Buffer.alloc(0) };
    expect(await inspectAll('audio', wrong)).toEqual(all(wrong, 'FILE_WRONG_TYPE'));
    const broken = {
      tagOnly: ID3,
      few: makeMp3(3),
      cut: makeMp3(20, 400 * 417),
      program: Buffer.concat([makeMp3(), Buffer.from('MZ and more of it')]),
    };
    expect(await inspectAll('audio', broken)).toEqual(all(broken, 'FILE_BROKEN'));
    expect(await inspectKind('audio', Buffer.concat([makeMp3(), ZIP]))).toBe('FILE_UNSAFE');
  });
});
