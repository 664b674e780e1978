import { escapeHtml } from '@broadsheet/contract/escape-html';
import { type AttributeRule, attributeRule } from './attribute-kinds.ts';
import { NotStatic } from './not-static.ts';

/** Browsers ignore control characters before the scheme, and tabs and line breaks inside it. */
const SCRIPT_ADDRESS = new RegExp(
  `^[\\u0000-\\u001F ]*${[...'javascript'].join('[\\r\\n\\t]*')}[\\r\\n\\t]*:`,
  'i',
);
/** Excludes nearly all URLs by their first character. */
const MAY_BE_SCRIPT = /^[\0- jJ]/;
const BLOCKED_ADDRESS =
  "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')";

/** Returns a URL that React allows; throws for one that would run as a script. */
const safeAddress = (address: string): string =>
  MAY_BE_SCRIPT.test(address) && SCRIPT_ADDRESS.test(address) ? BLOCKED_ADDRESS : address;

const textOf = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object') throw new NotStatic(`an object as ${name}`);
  return String(value);
};

const written = (rule: AttributeRule, text: string): string => `${rule.lead}${escapeHtml(text)}"`;

const isNumeric = (value: unknown, min: number): boolean => Number(value) >= min;

const ruledAttribute = (rule: AttributeRule, name: string, value: unknown): string => {
  switch (rule.kind) {
    case 'boolean':
      return value ? `${rule.lead}"` : '';
    case 'overloaded':
      if (value === true) return `${rule.lead}"`;
      return value === false ? '' : written(rule, textOf(name, value));
    case 'number':
      return isNumeric(value, Number.NEGATIVE_INFINITY) ? written(rule, textOf(name, value)) : '';
    case 'positive':
      return isNumeric(value, 1) ? written(rule, textOf(name, value)) : '';
    case 'react':
      throw new NotStatic(`the attribute ${name}`);
    default:
      break;
  }
  if (typeof value === 'boolean' && !rule.takesBooleans) return '';
  const text = textOf(name, value);
  if (rule.kind === 'url') return written(rule, safeAddress(text));
  if (rule.kind === 'filled-url') return text === '' ? '' : written(rule, safeAddress(text));
  return written(rule, text);
};

const freshAttribute = (rule: AttributeRule, name: string, value: unknown): string => {
  if (rule.kind === 'none' || typeof value === 'function' || typeof value === 'symbol') return '';
  // The fast path for nearly every attribute.
  if (typeof value === 'string' && (rule.kind === 'token' || rule.kind === 'text')) {
    return written(rule, value);
  }
  return ruledAttribute(rule, name, value);
};

/** A limit in case data does appear here. */
const MAX_VALUES = 500;

/** Renders ` name="value"` as React does; empty if React writes nothing. */
export const attribute = (name: string, value: unknown): string => {
  if (value === null || value === undefined) return '';
  const rule = attributeRule(name);
  if (rule.written === null) return freshAttribute(rule, name, value);
  const before = rule.written.get(value);
  if (before !== undefined) return before;
  const html = freshAttribute(rule, name, value);
  if (rule.written.size < MAX_VALUES) rule.written.set(value, html);
  return html;
};
