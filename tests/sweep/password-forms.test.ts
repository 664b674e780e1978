import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The input of all block forms: `CallForm` puts the account's field before it. */
const OF_CALL_FORMS = 'packages/blocks/src/shared/form/field-kinds.ts';
const PASSWORD = /\btype\s*[=:]\s*\{?['"]password['"]/;
const ACCOUNT = /autoComplete="username"/;

const holdsNamelessPassword = (source: string): boolean => {
  const password = source.search(PASSWORD);
  const account = source.search(ACCOUNT);
  return password >= 0 && !(account >= 0 && account < password);
};

it('has a field for the account before the password in every form of blocks, Studio and pages', () => {
  const sources = listSources(root, ['packages', 'renderer/src', 'bff/src']).filter(
    (file) => file !== OF_CALL_FORMS && !/\.(test|fixtures)\.tsx?$/.test(file),
  );
  const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(sources.filter((file) => PASSWORD.test(sourceOf(file))).length).toBeGreaterThan(1);
  expect(sources.filter((file) => holdsNamelessPassword(sourceOf(file)))).toEqual([]);
});
