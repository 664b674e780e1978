import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from './escape.ts';

describe('escaping', () => {
  it('keeps text from becoming markup', () => {
    expect(escapeHtml(`"><script>alert('1')</script>&`)).toBe(
      '&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;',
    );
  });

  it('keeps JSON from closing its script element and gives back the same value', () => {
    const value = {
      text: '</script><script>alert(1)</script><!--',
      lines: '\u2028\u2029',
      and: '&',
    };
    const escaped = escapeJson(value);
    expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(escaped)).toEqual(value);
  });
});
