import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '../render.fixtures.tsx';
import { Split } from './split.tsx';

const renderBlock = (side: 'left' | 'right', slots: Record<string, string>) =>
  textOf(
    renderToStaticMarkup(
      <Split id="own" settings={{ side }} data={{}} slots={slots} dispatch={() => undefined} />,
    ),
  );

it('puts what is read first first in the document too', () => {
  expect(renderBlock('right', { main: 'main', aside: 'aside' })).toBe('main aside');
  expect(renderBlock('left', { main: 'main', aside: 'aside' })).toBe('aside main');
});

it('gives the whole width to the main column when it stands alone', () => {
  expect(renderBlock('right', { main: 'main' })).toBe('main');
});
