import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textOf } from '../render.fixtures.tsx';
import { Split } from './split.tsx';

const renderBlock = (side: 'left' | 'right', slots: Record<string, string>) =>
  textOf(
    renderToStaticMarkup(
      <Split
        id="own"
        settings={{ side, width: 'narrow', sticky: false }}
        data={{}}
        slots={slots}
        dispatch={() => undefined}
      />,
    ),
  );

it('has the left column first in the DOM too', () => {
  expect(renderBlock('right', { main: 'main', aside: 'aside' })).toBe('main aside');
  expect(renderBlock('left', { main: 'main', aside: 'aside' })).toBe('aside main');
});

it('gives the full width to a main column alone', () => {
  expect(renderBlock('right', { main: 'main' })).toBe('main');
});
