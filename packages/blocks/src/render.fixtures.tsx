import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface DrawnProps {
  readonly settings: unknown;
  readonly data: unknown;
}

/** HTML of a block as the server draws it from one of its fixtures; its id is "own". */
export const renderFixture = <Props extends DrawnProps>(
  Block: ComponentType<Props>,
  fixtures: Readonly<Record<string, Pick<Props, 'settings' | 'data'>>>,
  name = 'usual',
): string => {
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`no fixture ${name}`);
  const messages = builtInMessages();
  const props = { id: 'own', ...fixture, messages, slots: {}, dispatch: () => undefined };
  // A block that names no messages takes none: TypeScript cannot see which this one is.
  return renderToStaticMarkup(<Block {...(props as unknown as Props)} />);
};

/** The text between tags, for asserting what a reader reads. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
