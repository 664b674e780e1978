import type { Fault } from './mutate.ts';

const LINK = '"link": "/jobfeed"';
const PATCH = '"settings": { "limit": 8 }';
const address = (kind: string, text: string): Fault => [
  kind,
  LINK,
  `"link": ▶${JSON.stringify(text)}`,
  'UNSAFE_URL',
];

/** Settings that do not fit the type, and addresses that lead nowhere good. */
export const settingsFaults: readonly Fault[] = [
  ['unknown setting', '"title": "Lead"', '▶"titel": "Lead"', 'SETTINGS_INVALID'],
  ['setting of a wrong kind', '"limit": 3', '"limit": ▶"3"', 'SETTINGS_INVALID'],
  ['setting that is null', '"limit": 3', '"limit": ▶null', 'SETTINGS_INVALID'],
  ['setting below its range', '"limit": 3', '"limit": ▶0', 'SETTINGS_INVALID'],
  ['setting above its range', '"limit": 3', '"limit": ▶11', 'SETTINGS_INVALID'],
  ['fraction for a whole number', '"limit": 3', '"limit": ▶2.5', 'SETTINGS_INVALID'],
  ['number past all numbers', '"limit": 3', '"limit": ▶1e999', 'SETTINGS_INVALID'],
  [
    'text that is too long',
    '"title": "Lead"',
    '"title": ▶"Lead lead lead lead lead"',
    'SETTINGS_INVALID',
  ],
  ['value that is not offered', '"tone": "loud"', '"tone": ▶"shrill"', 'SETTINGS_INVALID'],
  ['required field left out', '"range": { "from": 1 }', '"range": ▶{}', 'SETTINGS_INVALID'],
  [
    'fields of two choices',
    '"range": { "from": 1 }',
    '"range": { "from": 1, ▶"until": 2 }',
    'SETTINGS_INVALID',
  ],
  [
    'unknown setting of an earlier version',
    '"settings": { "heading": "Old" }',
    '"settings": ▶{ "heding": "Old" }',
    'SETTINGS_INVALID',
  ],
  ['unknown setting in a variant', PATCH, '"settings": { ▶"limits": 8 }', 'SETTINGS_INVALID'],
  [
    'setting of a wrong kind in a variant',
    PATCH,
    '"settings": { "limit": ▶"8" }',
    'SETTINGS_INVALID',
  ],
  ['setting out of range in a variant', PATCH, '"settings": { "limit": ▶80 }', 'SETTINGS_INVALID'],
  [
    'required field taken away by a variant',
    PATCH,
    '"settings": { "range": ▶{ "from": null } }',
    'SETTINGS_INVALID',
  ],
  [
    'fields of two choices after merging',
    PATCH,
    '"settings": { "range": { ▶"until": 2 } }',
    'SETTINGS_INVALID',
  ],
  [
    'settings of a block that a variant adds',
    '"lamp": { "type": "text" }',
    '"lamp": { "type": "text", "settings": { "limit": ▶99 } }',
    'SETTINGS_INVALID',
  ],
  address('script', 'javascript:alert(1)'),
  address('script in capitals', 'JavaScript:alert(1)'),
  address('script after blanks', ' \u0001javascript:alert(1)'),
  address('script over a line break', 'java\nscript:alert(1)'),
  address('script of another kind', 'vbscript:msgbox(1)'),
  address('content of its own', 'data:text/html,<b>x</b>'),
  address('content without a type', 'data:,x'),
  address('no protocol', '//evil.example/a'),
  address('no protocol, backslashes', '\\\\evil.example/a'),
  address('no protocol, mixed slashes', '/\\evil.example/a'),
  address('no protocol, a tab between', '/\t/evil.example/a'),
  address('no encryption', 'http://shop.example/a'),
  address('a file of the reader', 'file:///etc/passwd'),
  address('an object of the page', 'blob:https://x.example/1'),
  address('another file system', 'filesystem:https://x.example/a'),
  address('the source of a page', 'view-source:https://x.example/a'),
  address('a scheme of an app', 'intent://scan/#Intent;end'),
  address('a host after a name', 'https://bank.example@evil.example/'),
  address('no host', 'https:evil.example'),
  [
    'unsafe address in a variant',
    PATCH,
    '"settings": { "link": ▶"javascript:alert(1)" }',
    'UNSAFE_URL',
  ],
  [
    'script in a setting that is no address',
    '"title": "Lead"',
    '"title": ▶"javascript:x()"',
    'UNSAFE_URL',
  ],
];
