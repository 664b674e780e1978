import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const dist = (path: string) => fileURLToPath(new URL(`../../../dist/${path}`, import.meta.url));
/** Modules named in code that ajv would generate as a file, which never happens here. */
const WRITTEN_BY_AJV = ['ajv/dist/runtime/validation_error', 'ajv-formats/dist/formats'];
/** An addon, which a login to Studio loads. */
const NATIVE = '@node-rs/argon2';
/** Loaded where traces are sent, and nowhere else. */
const TRACING = [
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
];
const REQUIRED = /\brequire\("([^"]+)"\)/g;
const IMPORTED = /^import .*"([^"]+)";$/gm;

const namesIn = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []);

it('asks for nothing but what Node brings along, but for one addon and where traces are sent', async () => {
  const required = namesIn(await readFile(dist('program.cjs'), 'utf8'), REQUIRED);
  expect(required).toContain('node:http');
  expect(new Set(required.filter((name) => !name.startsWith('node:') && !isBuiltin(name)))).toEqual(
    new Set([...WRITTEN_BY_AJV, NATIVE, ...TRACING]),
  );
});

it('is reached over one small file', async () => {
  const launcher = await readFile(dist('server.js'), 'utf8');
  const [chunk = '', ...more] = namesIn(launcher, IMPORTED);
  expect([chunk, more]).toEqual([expect.stringMatching(/^\.\/assets\//), []]);
  const loader = await readFile(dist(chunk), 'utf8');
  expect(namesIn(loader, IMPORTED).filter((name) => !isBuiltin(name))).toEqual([]);
});

it('is one byte a letter, and V8 has compiled it', async () => {
  expect((await readFile(dist('program.cjs'), 'utf8')).search(/[^\0-\x7f]/)).toBe(-1);
  const caches = (await readdir(dist('.'))).filter((name) => name.endsWith('.cache'));
  // With the flags of a production start, and without any.
  expect(new Set(caches).size).toBeGreaterThanOrEqual(2);
});
