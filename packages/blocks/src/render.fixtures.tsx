import { builtInMessages } from '@broadsheet/messages/built-in-messages';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface RenderedProps {
  readonly settings: unknown;
  readonly data: unknown;
}

/** Renders a fixture of a block to HTML as the server does, with the id "own". */
export const renderFixture = <Props extends RenderedProps>(
  Block: ComponentType<Props>,
  fixtures: Readonly<Record<string, Pick<Props, 'settings' | 'data'>>>,
  name = 'usual',
): string => {
  const fixture = fixtures[name];
  if (!fixture) throw new Error(`no fixture ${name}`);
  const messages = builtInMessages();
  const props = { id: 'own', ...fixture, messages, slots: {}, dispatch: () => undefined };
  // A block without message areas takes no `messages` prop, which TypeScript cannot see here.
  return renderToStaticMarkup(<Block {...(props as unknown as Props)} />);
};

/** Strips the tags from HTML, to assert the visible text. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
