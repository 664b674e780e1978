import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { listSources } from '../../scripts/checks/list-sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RUNS_TESTS = /^(it|test|describe|beforeAll|beforeEach|afterAll|afterEach)\b/;
const LIMIT = /timeout|_MS$|^[\d_]+$/;
/** Files without it need not be parsed. */
const MAY_HOLD_LIMIT = /timeout:|,\s*(?:\w+_MS|[\d_]+),?\s*\)/;

/** Vitest calls with a timeout of their own, with their lines. */
const findOwnLimits = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && RUNS_TESTS.test(node.expression.getText())) {
      const own = node.arguments.slice(1).filter((argument) => !ts.isArrowFunction(argument));
      for (const argument of own.filter((one) => LIMIT.test(one.getText()))) {
        const { line } = source.getLineAndCharacterOfPosition(argument.getStart());
        found.push(`${file}:${line + 1} ${argument.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

it('no test of vitest has a limit of its own: those of the run grow with the slowness of the machine', () => {
  const found = listSources(root, ['packages', 'bff', 'renderer', 'tests', 'scripts'])
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
    .filter(([, text]) => text.includes("from 'vitest'") && MAY_HOLD_LIMIT.test(text))
    .flatMap(([file, text]) => findOwnLimits(file, text));
  expect(found).toEqual([]);
});

it('finds a limit as a number, as a constant and as an option', () => {
  const text = `
    it('a', async () => {}, 5_000);
    it.each([1])('b', () => {}, LONG_MS);
    it('c', { timeout: 60_000 }, () => {});
    it('d', () => {});
  `;
  expect(findOwnLimits('a.test.ts', text)).toEqual([
    'a.test.ts:2 5_000',
    'a.test.ts:3 LONG_MS',
    'a.test.ts:4 { timeout: 60_000 }',
  ]);
});
