import { createContext, createElement, memo, type ReactNode, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { NotStatic } from './not-static.ts';
import { staticMarkup } from './static-markup.ts';

const markupOf = (node: ReactNode): string =>
  staticMarkup(node, { preloads: new Set(), selected: null });

const Context = createContext('');
const WithHook = () => useId();
const Broken = () => {
  throw new RangeError('mine');
};
const LINE_BREAK: string = 'br';

describe('what only React renders', () => {
  const refused: Readonly<Record<string, ReactNode>> = {
    hooks: createElement(WithHook),
    contexts: createElement(Context.Provider, { value: 'x' }),
    memo: createElement(memo(() => null)),
    'style attributes': createElement('p', { style: { color: 'red' } }),
    'functions as actions': createElement('form', { action: () => undefined }),
    'elements that React moves': createElement('title', null, 'x'),
    'elements of somebody else': createElement('my-element'),
    'names that are none': createElement('p onclick=alert(1)'),
    'names of attributes beyond ASCII': createElement('p', { ä: 'x' }),
    'void elements around something': createElement(LINE_BREAK, null, 'x'),
    'children of a textarea': createElement('textarea', null, 'x'),
    'objects as attributes': createElement('p', { title: {} }),
    collections: new Set(['a']),
    promises: Promise.resolve('a'),
  };
  it.each(Object.entries(refused))('is refused: %s', (_, node) => {
    expect(() => markupOf(node)).toThrow(NotStatic);
  });

  it('excludes the errors of components, which stay unchanged', () => {
    expect(() => markupOf(createElement(Broken))).toThrow(new RangeError('mine'));
  });
});
