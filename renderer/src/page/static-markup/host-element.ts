import { attribute } from './attribute.ts';
import { formAttributes } from './form-attributes.ts';
import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

export interface HostTag {
  readonly open: string;
  /** The start tag without attributes. */
  readonly bare: string;
  /** Empty for void elements. */
  readonly close: string;
  /** Which special rule renders it; `plain` has none. */
  readonly kind:
    | 'plain'
    | 'void'
    | 'link'
    | 'image'
    | 'picture'
    | 'fields'
    | 'choice'
    | 'option'
    | 'text'
    | 'lines';
}

const KINDS: Readonly<Record<string, HostTag['kind']>> = {
  a: 'link',
  img: 'image',
  picture: 'picture',
  input: 'fields',
  button: 'fields',
  form: 'fields',
  select: 'choice',
  option: 'option',
  textarea: 'text',
  pre: 'lines',
  listing: 'lines',
};
const VOID = new Set(
  'area base br col embed hr img input keygen param source track wbr'.split(' '),
);
/** React moves, merges or treats these by context; custom elements have other rules. */
const LEFT_TO_REACT = new Set(
  'html head body title meta link style script noscript object menuitem'.split(' '),
);
const PLAIN_NAME = /^[a-zA-Z][a-zA-Z:_.\d]*$/;

const tags = new Map<string, HostTag>();

/** Throws NotStatic for elements that only React can render. */
export const hostTag = (name: string): HostTag => {
  const known = tags.get(name);
  if (known) return known;
  if (LEFT_TO_REACT.has(name) || !PLAIN_NAME.test(name)) throw new NotStatic(`<${name}>`);
  const isVoid = VOID.has(name);
  const tag: HostTag = {
    open: `<${name}`,
    bare: `<${name}>`,
    close: isVoid ? '' : `</${name}>`,
    kind: KINDS[name] ?? (isVoid ? 'void' : 'plain'),
  };
  tags.set(name, tag);
  return tag;
};

/** A link with an empty href is valid; other elements drop an empty URL. */
const linkAttributes = (props: Props): string => {
  let html = '';
  for (const name in props) {
    if (name === 'children') continue;
    html += name === 'href' && props.href === '' ? ' href=""' : attribute(name, props[name]);
  }
  return html;
};

/** The value that selects an option is not an attribute. */
const attributesBut = (left: string, props: Props): string => {
  let html = '';
  for (const name in props) {
    if (name !== 'children' && name !== left) html += attribute(name, props[name]);
  }
  return html;
};

/** Renders the attributes that do not depend on the element's position. */
export const hostAttributes = (name: string, { kind }: HostTag, props: Props): string => {
  switch (kind) {
    case 'link':
      return linkAttributes(props);
    case 'fields':
      return formAttributes(name, props);
    case 'choice':
    case 'text':
      return attributesBut('value', props);
    case 'option':
      return attributesBut('selected', props);
    default:
      return attributesBut('', props);
  }
};

/** The raw HTML of an element; null if it has none. */
export const givenHtml = ({ dangerouslySetInnerHTML: given, children }: Props): string | null => {
  if (given === null || given === undefined) return null;
  const hasChildren = children !== null && children !== undefined;
  if (hasChildren || typeof given !== 'object' || !('__html' in given)) {
    throw new NotStatic('HTML that is given in another form');
  }
  const { __html: html } = given;
  return html === null || html === undefined ? '' : String(html);
};
