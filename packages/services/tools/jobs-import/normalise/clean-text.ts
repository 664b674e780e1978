import { Parser } from 'htmlparser2';

/** Control and format characters, which PostgreSQL or a page cannot handle; line ends and joiners of scripts stay. */
const UNWANTED = /(?![\n\r\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\ufffe\uffff]/gu;
const LINE_SEPARATOR = /[\u2028\u2029]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Text without control characters, lone surrogates, or characters that would hide or reverse text. */
export const storableText = (text: string): string =>
  text.replace(LINE_SEPARATOR, '\n').replace(UNWANTED, '').replace(LONE_SURROGATE, '');

/** The text of HTML, with entities decoded once and without tags. */
export const textOfHtml = (html: string): string => {
  let text = '';
  const parser = new Parser(
    { ontext: (data) => (text += data) },
    { decodeEntities: true, recognizeSelfClosing: true },
  );
  parser.end(html);
  return text;
};

/** One line of plain text: without tags and entities, with single spaces. Empty for no text. */
export const cleanLine = (value: string | undefined): string => {
  if (!value) return '';
  const text = /[<&]/.test(value) ? textOfHtml(textOfHtml(value)) : value;
  return storableText(text).replace(/\s+/g, ' ').trim();
};
