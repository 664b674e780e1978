import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { BrandConfig } from './brand-config.ts';
import { resolvePage } from './resolve-page.ts';

const tech: BrandConfig = JSON.parse(
  readFileSync(new URL('../../../brand-configs/tech.json', import.meta.url), 'utf8'),
);

it.each([
  ['/registration', '/registration/next'],
  ['/registration/?ref=cl', '/registration/next?ref=cl'],
  ['/registration?step=addWorkExperience', '/registration/addWorkExperience'],
  ['/registration?step=%2F%2Fevil.example', '/registration/next'],
])('%s goes on at %s', (path, location) => {
  expect(resolvePage(tech, path)).toEqual({ redirect: { status: 302, location } });
});
