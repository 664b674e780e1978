import { readFileSync } from 'node:fs';
import { AUDIENCE_HEADERS } from '@broadsheet/contract/audience-headers';
import { expect, it } from 'vitest';
import { fillTemplate } from './nginx.mjs';

const template = readFileSync(
  new URL('../../deploy/nginx/broadsheet.conf.template', import.meta.url),
  'utf8',
);

it('fills every name of the template that operators are given', () => {
  const names = [
    ...['BFF_1', 'BFF_2', 'SERVICES_1', 'SERVICES_2', 'LISTEN', 'SERVICES_LISTEN'],
    ...['REST_SECONDS', 'EDGE', 'PAGES', 'PAGES_SECONDS'],
  ];
  const values = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
  const filled = fillTemplate(template, values);
  expect(filled).not.toMatch(/\$\{[A-Z]/);
  for (const value of Object.values(values)) expect(filled).toContain(value);
  // nginx's own variables stay.
  expect(filled).toContain('X-Forwarded-For $remote_addr;');
});

it('says which name has no value', () => {
  expect(() => fillTemplate(`listen \${LISTEN};`, {})).toThrow('asks for LISTEN');
});

it('drops what clients say of their own class', () => {
  for (const header of Object.values(AUDIENCE_HEADERS))
    expect(template).toContain(`proxy_set_header ${header} "";`);
});
