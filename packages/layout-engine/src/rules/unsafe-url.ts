import type { JsonPath } from '../json-source.ts';
import { type LayoutRule, writtenBlocks } from './rule.ts';

const NAMES_A_URL = /url|href|link|src|image|logo|redirect/i;
const SCRIPT = /^(javascript|vbscript):/i;
const DATA = /^data:/i;
const DATA_WITH_TYPE = /^data:[\w.+-]*[/;,]/i;
const PROTOCOL_RELATIVE = /^[/\\]{2}/;

/** What a browser would take the text for as an address, when that is no place to send anybody. */
const dangerOf = (key: string, text: string): string | null => {
  // Browsers skip blanks and control characters before and inside a scheme.
  const address = [...text].filter((character) => character > ' ').join('');
  if (SCRIPT.test(address)) return 'runs a script';
  if (DATA_WITH_TYPE.test(address) || (NAMES_A_URL.test(key) && DATA.test(address)))
    return 'carries its own content';
  if (PROTOCOL_RELATIVE.test(address)) return 'leaves the site without naming a protocol';
  return null;
};

const strings = function* (
  value: unknown,
  path: JsonPath,
  key: string,
): Generator<{ text: string; path: JsonPath; key: string }> {
  if (typeof value === 'string') yield { text: value, path, key };
  else if (Array.isArray(value))
    for (const [index, inner] of value.entries()) yield* strings(inner, [...path, index], key);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, [...path, name], name);
};

export const unsafeUrl: LayoutRule = {
  code: 'UNSAFE_URL',
  check: ({ layout }, report) => {
    for (const { block, path } of writtenBlocks(layout))
      for (const found of strings(block.settings ?? {}, [...path, 'settings'], '')) {
        const danger = dangerOf(found.key, found.text);
        if (danger)
          report(
            found.path,
            `this address ${danger}`,
            'Use a path of the site such as "/jobfeed", or a full https:// address.',
          );
      }
  },
};
