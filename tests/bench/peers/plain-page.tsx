import { blockComponents } from '@broadsheet/blocks/client';
import type { PageBlock, PageJson } from '@broadsheet/contract/page-json';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

export type RenderPlainly = (page: PageJson) => string;
type Components = ReadonlyMap<string, ComponentType<object>>;

const ignore = (): void => undefined;

const Block = ({ block, components }: { block: PageBlock; components: Components }) => {
  const Component = components.get(block.type);
  if (!Component || block.state !== 'ready') return null;
  const slots = Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([name, children]) => [
      name,
      children.map((child) => <Block key={child.id} block={child} components={components} />),
    ]),
  );
  const { id, settings, data } = block;
  return (
    <section data-block-id={id} data-block-type={block.type}>
      <Component {...{ id, settings, data, slots, dispatch: ignore }} />
    </section>
  );
};

const Page = ({ page, components }: { page: PageJson; components: Components }) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <title>{page.seo.title}</title>
    </head>
    <body>
      {page.blocks.map((block) => (
        <Block key={block.id} block={block} components={components} />
      ))}
    </body>
  </html>
);

/** The blocks' own components in one tree, rendered again for every page: plain React without caches. */
export const createPlainRenderer = async (): Promise<RenderPlainly> => {
  const components: Components = new Map(
    await Promise.all(
      Object.entries(blockComponents).map(
        async ([type, load]) => [type, (await load()) as unknown as ComponentType<object>] as const,
      ),
    ),
  );
  return (page) => `<!doctype html>${renderToString(<Page page={page} components={components} />)}`;
};
