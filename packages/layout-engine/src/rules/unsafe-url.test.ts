import { expect, it } from 'vitest';
import { findInExample } from '../find-in-example.ts';

it('finds addresses with scripts or data, or outside the site', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home", "blocks": {
    "a": { "type": "text", "settings": { "link": ▶"javascript:alert(1)" } },
    "b": { "type": "text", "settings": { "link": ▶" java\\nscript:x" } },
    "c": { "type": "text", "settings": { "link": ▶"data:text/html,x" } },
    "d": { "type": "text", "settings": { "link": ▶"//evil.example" } },
    "e": { "type": "text", "settings": { "link": ▶"/\\\\evil.example" } } }, "order": ["a", "b", "c", "d", "e"] }`);
  expect(positions).toEqual(marks);
  expect(messages).toEqual([
    'UNSAFE_URL this address runs a script',
    'UNSAFE_URL this address runs a script',
    'UNSAFE_URL this address carries its own content',
    'UNSAFE_URL this address leaves the site without naming a protocol',
    'UNSAFE_URL this address leaves the site without naming a protocol',
  ]);
});

it('accepts plain text and safe addresses', () => {
  const { marks, positions, messages } = findInExample(`{ "page": "home", "blocks": {
    "a": { "type": "text", "settings": { "title": "Data: the new oil", "link": "/jobfeed" } },
    "b": { "type": "text", "settings": { "title": "JavaScript", "link": "https://x.example/a?b=//c" } } }, "order": ["a", "b"] }`);
  expect([marks, positions, messages]).toEqual([[], [], []]);
});
