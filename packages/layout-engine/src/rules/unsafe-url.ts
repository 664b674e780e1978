import { writtenFallbacks } from '../written-fallbacks.ts';
import { type LayoutRule, writtenBlocks } from './rule.ts';
import { writtenStrings } from './written-strings.ts';

const NAMES_A_URL = /url|href|link|src|image|logo|redirect/i;
const SCRIPT = /^(javascript|vbscript):/i;
const DATA = /^data:/i;
const DATA_WITH_TYPE = /^data:[\w.+-]*[/;,]/i;
const PROTOCOL_RELATIVE = /^[/\\]{2}/;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SCHEMES_TO_FOLLOW = ['https', 'mailto', 'tel'];
const HTTPS_WITHOUT_HOST = /^https:(?!\/\/[^/?#\\])/i;
const HOST_BEHIND_A_NAME = /^https:\/\/[^/?#\\]*@/i;

/** Only for settings that are addresses: "Note: read this" is a valid title. */
const dangerOfAddress = (address: string): string | null => {
  const scheme = SCHEME.exec(address)?.[1]?.toLowerCase();
  if (scheme !== undefined && !SCHEMES_TO_FOLLOW.includes(scheme))
    return `has the scheme "${scheme}:", which the site does not lead to`;
  if (HTTPS_WITHOUT_HOST.test(address)) return 'names no host';
  if (HOST_BEHIND_A_NAME.test(address)) return 'hides its host behind a name';
  return null;
};

/** The danger of a text that a browser would treat as an unsafe address. */
const dangerOf = (key: string, text: string): string | null => {
  // Browsers skip blanks and control characters before and inside a scheme.
  const address = [...text].filter((character) => character > ' ').join('');
  if (SCRIPT.test(address)) return 'runs a script';
  if (DATA_WITH_TYPE.test(address) || (NAMES_A_URL.test(key) && DATA.test(address)))
    return 'carries its own content';
  if (PROTOCOL_RELATIVE.test(address)) return 'leaves the site without naming a protocol';
  return NAMES_A_URL.test(key) ? dangerOfAddress(address) : null;
};

export const unsafeUrl: LayoutRule = {
  code: 'UNSAFE_URL',
  check: ({ layout }, report) => {
    for (const { block, path } of writtenBlocks(layout)) {
      const written = [
        ...writtenStrings(block.settings ?? {}, [...path, 'settings']),
        ...writtenFallbacks(block.fallback, [...path, 'fallback']).flatMap((each) => [
          ...writtenStrings(each.written.settings ?? {}, [...each.path, 'settings']),
        ]),
      ];
      for (const found of written) {
        const danger = dangerOf(found.key, found.text);
        if (danger)
          report(
            found.path,
            `this address ${danger}`,
            'Use a path of the site such as "/jobfeed", or a full https:// address.',
          );
      }
    }
  },
};
