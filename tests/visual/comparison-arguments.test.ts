import { expect, it } from 'vitest';
import { readArguments, requireMatch } from './comparison-arguments.ts';

it('a revision and a pattern are compared once', () => {
  expect(readArguments([])).toEqual({ revision: undefined, pattern: undefined, runs: 1 });
  expect(readArguments(['HEAD~3', 'block job-'])).toEqual({
    revision: 'HEAD~3',
    pattern: 'block job-',
    runs: 1,
  });
});

it('repeated pictures are of one site, so a revision beside the pattern is refused', () => {
  expect(readArguments(['--runs=20', 'block job-'])).toEqual({
    revision: undefined,
    pattern: 'block job-',
    runs: 20,
  });
  expect(() => readArguments(['--runs=20', 'HEAD~3', 'block job-'])).toThrow('no revision: HEAD~3');
});

it.each(['0', '1.5', 'many', ''])('the number of runs is a whole one: not "%s"', (runs) => {
  expect(() => readArguments([`--runs=${runs}`])).toThrow('such as --runs=20');
});

it('a pattern that matches nothing says so', () => {
  const compared = {
    fixtures: { 'job-list': ['usual'] },
    pages: { tech: { home: '/' }, management: {} },
  };
  for (const pattern of [undefined, 'block job-', 'Page Home', 'home, (tech|management)$'])
    expect(() => requireMatch(pattern, compared)).not.toThrow();
  for (const pattern of ['HEAD~3', 'page home, management'])
    expect(() => requireMatch(pattern, compared)).toThrow(`matches the pattern "${pattern}"`);
});
