import { escapeHtml } from '@broadsheet/contract/escape-html';
import type { ReactNode } from 'react';
import { givenHtml, type HostTag, hostAttributes, hostTag } from './host-element.ts';
import { imagePreload } from './image-preload.ts';
import { NotStatic } from './not-static.ts';
import { optionAttributes } from './option.ts';
import { isElement, isFragment, isPlainComponent, type Props } from './react-tree.ts';
import { lineStart, textOfArea } from './text-area.ts';

/** The context of a node. */
export interface MarkupContext {
  /** The preloads that rendered images need in the head. */
  readonly preloads: Set<string>;
  /** The value of the select around it, if any. */
  readonly selected: unknown;
  /** For HTML that React hydrates: whether a text was written last. Absent: React does not read the HTML. */
  readonly texts?: { areOpen: boolean };
}

/** Tells React where one text ends and the next begins. */
const BETWEEN_TEXTS = '<!-- -->';

const textMarkup = (text: string, { texts }: MarkupContext): string => {
  if (!texts || text === '') return escapeHtml(text);
  const start = texts.areOpen ? BETWEEN_TEXTS : '';
  texts.areOpen = true;
  return start + escapeHtml(text);
};

const endText = ({ texts }: MarkupContext): void => {
  if (texts) texts.areOpen = false;
};

type RenderChildren = (children: ReactNode, context: MarkupContext) => string;

const insideOf = (
  tag: HostTag,
  props: Props,
  context: MarkupContext,
  renderChildren: RenderChildren,
): string => {
  const given = props.dangerouslySetInnerHTML === undefined ? null : givenHtml(props);
  switch (tag.kind) {
    case 'plain':
    case 'link':
      return given ?? renderChildren(props.children, context);
    case 'choice': {
      const selected = props.value ?? props.defaultValue ?? null;
      return given ?? renderChildren(props.children, { ...context, selected });
    }
    // One of several images is shown: React preloads none of them.
    case 'picture':
      return given ?? renderChildren(props.children, { ...context, preloads: new Set<string>() });
    case 'text':
      return textOfArea(props);
    case 'lines':
      return (
        lineStart(given ?? props.children) + (given ?? renderChildren(props.children, context))
      );
    default:
      return given ?? renderChildren(props.children, context);
  }
};

const voidMarkup = (name: string, start: string, props: Props, context: MarkupContext): string => {
  const { children, dangerouslySetInnerHTML: given } = props;
  if ((children ?? given ?? null) !== null) throw new NotStatic(`<${name}> around something`);
  const preload = name === 'img' ? imagePreload(props) : '';
  if (preload !== '') context.preloads.add(preload);
  return `${start}/>`;
};

/** The fast path for nearly every element: no rule depends on its kind. */
const plainMarkup = (
  tag: HostTag,
  attributes: string,
  { children }: Props,
  context: MarkupContext,
  renderChildren: RenderChildren,
): string => {
  const inside =
    typeof children === 'string' ? escapeHtml(children) : renderChildren(children, context);
  return (attributes === '' ? tag.bare : `${tag.open}${attributes}>`) + inside + tag.close;
};

/** Renders one HTML element. Throws NotStatic for those that only React renders. */
const elementMarkup = (
  name: string,
  props: Props,
  context: MarkupContext,
  renderChildren: RenderChildren,
): string => {
  const tag = hostTag(name);
  const attributes = hostAttributes(name, tag, props);
  if (tag.kind === 'plain' && props.dangerouslySetInnerHTML === undefined) {
    return plainMarkup(tag, attributes, props, context, renderChildren);
  }
  const start = tag.open + attributes;
  if (tag.close === '') return voidMarkup(name, start, props, context);
  const chosen = tag.kind === 'option' ? optionAttributes(props, context.selected) : '';
  return `${start}${chosen}>${insideOf(tag, props, context, renderChildren)}${tag.close}`;
};

const hostMarkup = (name: string, props: Props, context: MarkupContext): string => {
  endText(context);
  const html = elementMarkup(name, props, context, staticMarkup);
  endText(context);
  return html;
};

/**
 * Renders a tree to the exact HTML of React's `renderToStaticMarkup`, or of its `renderToString` for a context with `texts`, with
 * much less work. It supports HTML elements and functions of props. Throws NotStatic for anything else, and the errors of
 * components.
 */
export const staticMarkup = (node: ReactNode, context: MarkupContext): string => {
  switch (typeof node) {
    case 'string':
      return textMarkup(node, context);
    case 'number':
    case 'bigint':
      return textMarkup(String(node), context);
    case 'object':
      break;
    default:
      return '';
  }
  if (node === null) return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const child of node) html += staticMarkup(child, context);
    return html;
  }
  if (!isElement(node)) throw new NotStatic('a child of this kind');
  const { type, props } = node;
  if (typeof type === 'string') return hostMarkup(type, props, context);
  if (isPlainComponent(type)) return staticMarkup(type(props), context);
  if (isFragment(node)) return staticMarkup(props.children, context);
  throw new NotStatic('a component with hooks, a class or a context');
};
