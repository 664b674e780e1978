import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes every markup character with React’s entities', () => {
  expect(escapeHtml(`"><script>alert('1')</script>&`)).toBe(
    '&quot;&gt;&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt;&amp;',
  );
});

it('escapes what is escaped already once more', () => {
  expect(escapeHtml('R&amp;D')).toBe('R&amp;amp;D');
});

it.each(['', 'plain', 'ரூபாய் ₹18', 'line\nline\t`', '\u2028'])('leaves %j as it is', (text) => {
  expect(escapeHtml(text)).toBe(text);
});
