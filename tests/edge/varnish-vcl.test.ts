import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contractVcl } from '../../scripts/varnish/contract-vcl.mjs';
import { compileVcl, whyNoVarnish } from './start-varnish.ts';

const missing = whyNoVarnish();

it('what the edge knows of the contract is current; npm run vcl writes it', () => {
  const file = new URL('../../deploy/varnish/contract.vcl', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(contractVcl());
});

it.skipIf(missing)(`the configuration of Varnish compiles${missing ? `: ${missing}` : ''}`, () => {
  expect(compileVcl()).toBe('');
});
