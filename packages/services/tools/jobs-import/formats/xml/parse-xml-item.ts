import { SaxesParser } from 'saxes';
import { textOfHtml } from '../../normalise/clean-text.ts';

/** The fields of one item, by the name of their element in lower case. */
export type XmlFields = ReadonlyMap<string, string>;

export interface ParsedItem {
  readonly fields: XmlFields;
  /** The first XML error; null when there is none. */
  readonly fault: string | null;
}

const CDATA_OR_AMPERSAND = /<!\[CDATA\[[\s\S]*?\]\]>|&(?:(\w{1,40});)?/g;
const OF_XML = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

/** saxes says "1:5: message."; the row states its position itself. */
export const messageOf = (error: Error): string =>
  error.message.replace(/^(?:\S*:)?\d+:\d+:\s*/, '').replace(/\.$/, '');

/**
 * Fixes the most frequent errors of feeds: a bare ampersand, and entities of HTML, which XML does not have. Both become
 * text. An entity that HTML does not know either stays, and is a fault.
 */
const mendAmpersands = (xml: string): string =>
  xml.replace(CDATA_OR_AMPERSAND, (found, name: string | undefined, at: number) => {
    if (found.startsWith('<')) return found;
    if (name === undefined) return xml[at + 1] === '#' ? found : '&amp;';
    if (OF_XML.has(name)) return found;
    return textOfHtml(found) === found ? found : `&amp;${name};`;
  });

/**
 * Parses the element of one item. Only the five entities of XML and numeric ones are decoded: nothing is expanded or
 * fetched.
 */
export const parseXmlItem = (xml: string): ParsedItem => {
  const parser = new SaxesParser({ fragment: true });
  const fields = new Map<string, string>();
  let fault: string | null = null;
  let field: string | null = null;
  let depth = 0;
  const append = (text: string): void => {
    if (field !== null) fields.set(field, (fields.get(field) ?? '') + text);
  };
  parser.on('error', (error) => {
    fault ??= messageOf(error);
  });
  parser.on('opentag', ({ name }) => {
    depth += 1;
    const tag = name.toLowerCase();
    if (depth === 2) {
      field = tag;
      append('');
    } else if (depth > 2) append(`<${tag}>`);
  });
  parser.on('text', append);
  parser.on('cdata', append);
  parser.on('closetag', ({ name }) => {
    const tag = name.toLowerCase();
    if (depth > 2 && tag !== 'br') append(`</${tag}>`);
    depth -= 1;
    if (depth === 1) field = null;
  });
  parser.write(mendAmpersands(xml)).close();
  return { fields, fault };
};
