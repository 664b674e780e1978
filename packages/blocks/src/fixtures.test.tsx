import type { BlockDefinitions } from '@broadsheet/contract/block-definition';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { blockComponents } from './client.ts';
import { blockFixtures } from './fixtures.ts';
import { blockDefinitions } from './schemas.ts';
import { blockLoaders } from './server.ts';

const definitions: BlockDefinitions = blockDefinitions;
const every = Object.entries(blockFixtures).flatMap(([type, fixtures]) =>
  Object.entries(fixtures).map(([name, fixture]) => ({ type, name, fixture })),
);

const ACCOUNT = /<input [^>]*autoComplete="username"[^>]*>/;

/** Finds password forms without a username field before the password: password managers need both. */
const findNamelessPasswords = (html: string): string[] =>
  (html.match(/<form\b.*?<\/form>/gs) ?? []).filter((form) => {
    const password = form.search(/<input [^>]*type="password"/);
    const account = ACCOUNT.exec(form);
    const isKnown = !account?.[0].includes('hidden=""') || account[0].includes(' value="');
    return password >= 0 && !(account && isKnown && account.index < password);
  });

describe('every block type', () => {
  it('is registered everywhere under its own name, sorted', () => {
    const types = Object.keys(definitions);
    expect(types).toEqual([...types].sort());
    expect(Object.keys(blockLoaders)).toEqual(types);
    expect(Object.keys(blockComponents)).toEqual(types);
    expect(Object.keys(blockFixtures)).toEqual(types);
    expect(Object.entries(definitions).map(([, { type }]) => type)).toEqual(types);
  });

  it.each(Object.entries(definitions))('%s works with settings of {}', (_type, { settings }) => {
    expect([...Value.Errors(settings, Value.Default(settings, {}))]).toEqual([]);
  });
});

describe('every fixture', () => {
  it.each(every)('$type, $name: matches the schema, and renders', async ({ type, fixture }) => {
    const definition = definitions[type];
    const load = blockComponents[type];
    if (!definition || !load) throw new Error(`${type} is not registered`);
    expect([...Value.Errors(definition.settings, fixture.settings)]).toEqual([]);
    expect([...Value.Errors(definition.data, fixture.data)]).toEqual([]);
    const Block = (await load()) as ComponentType<object>;
    const html = renderToStaticMarkup(
      <Block {...{ id: 'own', ...fixture, slots: {}, dispatch: () => undefined }} />,
    );
    expect(html).not.toBe('');
    expect(html).not.toMatch(/ style="|undefined|\[object|NaN/);
    expect(findNamelessPasswords(html)).toEqual([]);
    expect(html).not.toMatch(/<(a|img)\b[^>]* (href|src)=""/);
  });
});
