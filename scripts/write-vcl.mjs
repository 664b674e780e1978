import { writeFileSync } from 'node:fs';
import { contractVcl } from './varnish/contract-vcl.mjs';

// `npm run vcl` writes what the edge has to know of the contract.
const file = new URL('../deploy/varnish/contract.vcl', import.meta.url);
writeFileSync(file, contractVcl());
