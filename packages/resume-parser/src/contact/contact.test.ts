import { expect, it } from 'vitest';
import { toRows } from '../rows.ts';
import { findEmail } from './find-email.ts';
import { findName } from './find-name.ts';
import { findPhone } from './find-phone.ts';

const nameIn = (
  lines: readonly (readonly [text: string, size: number])[],
  email = 'x@example.in',
) =>
  findName(
    toRows(
      lines.map(([text, size], index) => {
        const box = { x: 40, y: 40 + index * 30, width: 100, page: 1 };
        return { ...box, text, size, isBold: false, isParagraph: false };
      }),
    ),
    { value: email, confidence: 1 },
  )?.value;

it.each([
  ['+91 98765 43210', '+919876543210'],
  ['Mobile: (+91) 9876 543 210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['0091-98765-43210', '+919876543210'],
  ['91 98765 43210', '+919876543210'],
  ['+44 20 7946 0958', '+442079460958'],
  ['98765-43210 / 080 2345 6789', '+919876543210'],
])('%s is a phone', (text, phone) => {
  expect(findPhone([text])?.value).toBe(phone);
});

it('years, marks and numbers of houses are no phones', () => {
  expect(findPhone(['2014 - 2018', '8.75/10', '411 038', '12-34-5678'])).toBeUndefined();
});

it.each([
  [['Asha.Rao@Example.in'], 'asha.rao@example.in'],
  [['asha.rao@', 'example.in'], 'asha.rao@example.in'],
  [['asha.rao', '@example.co.in'], 'asha.rao@example.co.in'],
  [['asha.rao @ example.in'], 'asha.rao@example.in'],
  [['asha [at] example [dot] in'], 'asha@example.in'],
])('%s is an e-mail address', (texts, email) => {
  expect(findEmail(texts)?.value).toBe(email);
});

it('a name is found in capitals, spaced out, behind its label and before its degrees', () => {
  expect(
    nameIn([
      ['ASHA RAO', 20],
      ['Pune', 10],
    ]),
  ).toBe('Asha Rao');
  expect(
    nameIn([
      ['A S H A  R A O', 20],
      ['Pune', 10],
    ]),
  ).toBe('Asha Rao');
  expect(
    nameIn([
      ['BIO-DATA', 14],
      ['Name : Dr. Asha Rao', 11],
      ['Pune', 11],
    ]),
  ).toBe('Asha Rao');
  expect(
    nameIn([
      ['Resume of Asha Rao, MBA', 14],
      ['Pune', 11],
    ]),
  ).toBe('Asha Rao');
});

it('a name in Latin goes before one in Devanagari, which is taken where it is the only one', () => {
  expect(
    nameIn([
      ['आशा राव', 22],
      ['Asha Rao', 18],
      ['पुणे', 10],
    ]),
  ).toBe('Asha Rao');
  expect(
    nameIn([
      ['आशा राव', 22],
      ['Software Engineer', 11],
    ]),
  ).toBe('आशा राव');
});

it('the mailbox tells a name from a slogan in larger letters', () => {
  const lines = [
    ['Dream Big', 24],
    ['Asha Rao', 16],
  ] as const;
  expect(nameIn(lines, 'asha.rao@example.in')).toBe('Asha Rao');
});
