import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockProps } from './block-component.ts';
import type { BlockFixtures } from './block-fixtures.ts';

/** HTML of a block as the server draws it from one of its fixtures; its id is "own". */
export const renderFixture = <Definition,>(
  Block: ComponentType<BlockProps<Definition>>,
  fixtures: BlockFixtures<Definition>,
  name = 'usual',
): string => {
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`no fixture ${name}`);
  return renderToStaticMarkup(
    <Block id="own" {...fixture} slots={{}} dispatch={() => undefined} />,
  );
};

/** The text between tags, for asserting what a reader reads. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
