import fc from 'fast-check';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { staticMarkup } from './static-markup.ts';

const HOISTED = /^(?:<link rel="preload"[^>]*>)+/;

const renderHere = (node: ReactNode, hydrates: boolean): string => {
  const preloads = new Set<string>();
  const texts = hydrates ? { texts: { areOpen: false } } : {};
  const html = staticMarkup(node, { preloads, selected: null, ...texts });
  return `${html}\n${[...preloads].sort().join('')}`;
};
const renderByReact = (node: ReactNode, hydrates: boolean): string => {
  const html = hydrates ? renderToString(node) : renderToStaticMarkup(node);
  const links = HOISTED.exec(html)?.[0] ?? '';
  const sorted = (links.match(/<link[^>]*>/g) ?? []).sort().join('');
  return `${html.slice(links.length)}\n${sorted}`;
};
const expectSame = (node: ReactNode): void => {
  for (const hydrates of [false, true])
    expect(renderHere(node, hydrates)).toBe(renderByReact(node, hydrates));
};

const NAMES =
  'className id title href src action formAction xlinkHref xlinkShow xmlLang tabIndex htmlFor role width height dir lang aria-hidden aria-label data-in data-x contentEditable spellCheck draggable hidden disabled open readOnly required async autoFocus multiple muted download capture cols rows size span rowSpan colSpan start style-like strokeWidth fillOpacity viewBox crossOrigin panose-1 xHeight ref key onClick onFocus on o suppressHydrationWarning defaultValue defaultChecked innerHTML loading fetchPriority srcSet maxLength dateTime popover inert itemScope accept-charset'.split(
    ' ',
  );
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\n', '<b>&"\'</b>', '\nline', 'a'),
  fc.constantFrom('javascript:alert(1)', ' \u0001java\nscript\t:x', 'JAVASCRIPT:', 'data:image/x'),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, Symbol('s'), () => 1, '5', '0', '-1', 'x'),
);
const name = fc.oneof(fc.constantFrom(...NAMES), fc.string());
const isRenderedHere = (property: string): boolean =>
  !['style', 'children', 'dangerouslySetInnerHTML', '__proto__', 'ref', 'key'].includes(property);
const attributes = fc.dictionary(name.filter(isRenderedHere), value, { noNullPrototype: true });

const plain = fc.constantFrom(
  'div',
  'p',
  'a',
  'svg',
  'path',
  'li',
  'table',
  'pre',
  'button',
  'search',
);
const voids = fc.constantFrom('br', 'hr', 'img', 'source', 'col', 'area');
const componentOf = (inner: readonly ReactNode[]): ReactNode => createElement(() => inner);
const withoutFunctions = (props: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(props).filter(([, each]) => typeof each !== 'function'));

const { node: tree } = fc.letrec<{ node: ReactNode }>((tie) => {
  const children = fc.array(tie('node'), { maxLength: 4 });
  const element = fc.tuple(plain, attributes, children);
  return {
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      text,
      fc.oneof(
        fc.integer(),
        fc.double(),
        fc.bigInt(),
        fc.constantFrom(null, undefined, true, false),
      ),
      fc.tuple(voids, attributes).map(([type, props]) => createElement(type, props)),
      element.map(([type, props, inner]) => createElement(type, withoutFunctions(props), ...inner)),
      children,
      children.map((inner) => createElement(Fragment, null, ...inner)),
      children.map(componentOf),
    ),
  };
});

describe("static markup equals React's", () => {
  it('for any tree', () => {
    fc.assert(
      fc.property(tree, (node) => expectSame(node)),
      { numRuns: 1500 },
    );
  });

  it.each(['a', 'div', 'img', 'option', 'td', 'ol'])('for any attributes of %s', (type) => {
    fc.assert(
      fc.property(attributes, (props) => expectSame(createElement(type, props))),
      { numRuns: 300 },
    );
  });

  it.each(['input', 'button', 'form', 'textarea', 'select'])('for any field %s', (type) => {
    const own = fc.constantFrom(
      ...'value defaultValue checked defaultChecked name action formAction method encType target formMethod type'.split(
        ' ',
      ),
    );
    const fields = fc
      .tuple(attributes, fc.dictionary(own, value, { noNullPrototype: true }))
      .map(([some, more]) => withoutFunctions({ ...some, ...more }));
    fc.assert(
      fc.property(fields, (props) => {
        fc.pre(type === 'input' || !Object.values(props).some((each) => typeof each === 'symbol'));
        expectSame(createElement(type, props));
      }),
      { numRuns: 400 },
    );
  });

  it('for any choice among options', () => {
    const choice = fc.oneof(fc.constantFrom('a', 'b', 'bc', 1, '1', null, undefined, ''), text);
    const options = fc.array(
      fc.record(
        { value: choice, selected: fc.boolean(), children: fc.oneof(choice, fc.array(choice)) },
        { requiredKeys: [] },
      ),
    );
    const selects = fc.record(
      { value: fc.oneof(choice, fc.array(choice)), defaultValue: choice, multiple: fc.boolean() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(selects, options, (props, list) =>
        expectSame(
          createElement(
            'select',
            props,
            createElement(
              'optgroup',
              { label: 'all' },
              ...list.map((each) => createElement('option', each)),
            ),
          ),
        ),
      ),
    );
  });

  it('for any image, also in a picture', () => {
    const images = fc.record(
      {
        src: text,
        srcSet: text,
        sizes: text,
        loading: fc.constantFrom('lazy', 'eager'),
        fetchPriority: fc.constantFrom('high', 'low', 'auto'),
        crossOrigin: fc.constantFrom('', 'anonymous', 'use-credentials'),
        referrerPolicy: text,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(images, (props) => {
        const image = createElement('img', props);
        expectSame(image);
        expectSame(createElement('picture', null, createElement('source', props), image));
        expectSame(createElement('div', null, createElement('picture', null, image), image));
      }),
    );
  });

  it('for raw HTML', () => {
    for (const html of ['<b>&</b>', '\nfirst', '', 5, null]) {
      const props = { dangerouslySetInnerHTML: { __html: html as string } };
      for (const type of ['div', 'pre', 'a', 'select']) expectSame(createElement(type, props));
    }
  });
});
