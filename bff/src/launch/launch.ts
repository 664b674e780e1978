import { loadServerProgram } from './server-program.ts';

const { exports } = loadServerProgram(import.meta.url);
// What V8 takes from a cache may not import by itself.
await exports.runServer((href) => import(href));
