import { createImport, loadServerProgram } from './server-program.ts';

await loadServerProgram(import.meta.url).exports.runServer(createImport(import.meta.url));
