import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blockDefinitions } from '@broadsheet/blocks/schemas';
import { listValidKeys } from '@broadsheet/content-store/list-valid-keys';
import { loadContent } from '@broadsheet/content-store/load-content';
import { createProofRecord } from '@broadsheet/content-store/proof-record';
import { readContentFiles } from '@broadsheet/content-store/read-content-files';
import { identifyBuild } from './proof/build-identity.ts';
import { PROOF_FILE } from './proof/trust-build.ts';

// Last step of a build: proves the bundled content, so that starts need not.
const dist = fileURLToPath(new URL('.', import.meta.url));
const files = await readContentFiles(join(dist, 'bundled'));
const validKeys = listValidKeys(files, loadContent(files, blockDefinitions));
const record = createProofRecord(validKeys, identifyBuild(dist), blockDefinitions);
writeFileSync(join(dist, PROOF_FILE), JSON.stringify(record));
