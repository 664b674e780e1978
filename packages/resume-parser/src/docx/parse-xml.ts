import { SaxesParser } from 'saxes';
import { ResumeRefusal } from '../resume-refusal.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, without its children's. */
  readonly text: string;
}
interface OpenElement extends XmlElement {
  readonly children: OpenElement[];
  text: string;
}

const ELEMENTS_MAX = 400_000;
const DEPTH_MAX = 200;

/** Parses XML without a document type, and so without entities: no resume needs one. Throws ResumeRefusal. */
export const parseXml = (source: string): XmlElement => {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let elements = 0;
  const parser = new SaxesParser();
  const refuse = (): never => {
    throw new ResumeRefusal('unreadable');
  };
  parser.on('error', refuse);
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > ELEMENTS_MAX || open.length > DEPTH_MAX) throw new ResumeRefusal('too-large');
    const element: OpenElement = { name, attributes, children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    const parent = open.at(-1);
    if (parent) parent.text += text;
  });
  parser.write(source).close();
  return root.children[0] ?? refuse();
};
