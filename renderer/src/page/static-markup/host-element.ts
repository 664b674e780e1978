import { attribute } from './attribute.ts';
import { formAttributes } from './form-attributes.ts';
import { NotStatic } from './not-static.ts';
import type { Props } from './react-tree.ts';

export interface HostTag {
  readonly open: string;
  /** Empty for elements that hold nothing. */
  readonly close: string;
  /** Why it is drawn by itself; `plain` by the rule that holds for all others. */
  readonly kind:
    | 'plain'
    | 'void'
    | 'link'
    | 'image'
    | 'fields'
    | 'choice'
    | 'option'
    | 'text'
    | 'lines';
}

const KINDS: Readonly<Record<string, HostTag['kind']>> = {
  a: 'link',
  img: 'image',
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
/** What React moves, merges or treats by where it stands; elements of one's own have rules of their own. */
const LEFT_TO_REACT = new Set(
  'html head body title meta link style script noscript picture object menuitem'.split(' '),
);
const PLAIN_NAME = /^[a-zA-Z][a-zA-Z:_.\d]*$/;

const tags = new Map<string, HostTag>();

/** Throws NotStatic for elements that are left to React. */
export const hostTag = (name: string): HostTag => {
  const known = tags.get(name);
  if (known) return known;
  if (LEFT_TO_REACT.has(name) || !PLAIN_NAME.test(name)) throw new NotStatic(`<${name}>`);
  const isVoid = VOID.has(name);
  const tag: HostTag = {
    open: `<${name}`,
    close: isVoid ? '' : `</${name}>`,
    kind: KINDS[name] ?? (isVoid ? 'void' : 'plain'),
  };
  tags.set(name, tag);
  return tag;
};

/** A link to the page itself is a link; for all others an empty address is none. */
const linkAttributes = (props: Props): string => {
  let html = '';
  for (const name in props) {
    if (name === 'children') continue;
    html += name === 'href' && props.href === '' ? ' href=""' : attribute(name, props[name]);
  }
  return html;
};

/** What says which option is chosen is no attribute of the select, nor of the option. */
const attributesBut = (left: string, props: Props): string => {
  let html = '';
  for (const name in props) {
    if (name !== 'children' && name !== left) html += attribute(name, props[name]);
  }
  return html;
};

/** The attributes of an element but for what depends on where it stands. */
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

/** HTML that an element was given as it stands; null where it was given none. */
export const givenHtml = ({ dangerouslySetInnerHTML: given, children }: Props): string | null => {
  if (given === null || given === undefined) return null;
  const hasChildren = children !== null && children !== undefined;
  if (hasChildren || typeof given !== 'object' || !('__html' in given)) {
    throw new NotStatic('HTML that is given in another form');
  }
  const { __html: html } = given;
  return html === null || html === undefined ? '' : String(html);
};
