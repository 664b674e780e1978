import { blockComponents } from '@broadsheet/blocks/client';
import type { Seo } from '@broadsheet/contract/seo';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** A block of a page JSON, or of a peer's own page data. */
export interface PlainBlock {
  readonly id: string;
  readonly type: string;
  readonly settings: object;
  readonly data: unknown;
  readonly messages?: object;
  readonly slots?: Readonly<Record<string, readonly PlainBlock[]>>;
  /** Absent is ready. */
  readonly state?: string;
}

export interface PlainPage {
  readonly seo: Partial<Seo>;
  readonly blocks: readonly PlainBlock[];
}

export type RenderPlainly = (page: PlainPage) => string;
type Components = ReadonlyMap<string, ComponentType<object>>;

const ignore = (): void => undefined;

const Block = ({ block, components }: { block: PlainBlock; components: Components }) => {
  const Component = components.get(block.type);
  if (!Component || (block.state ?? 'ready') !== 'ready') return null;
  const slots = Object.fromEntries(
    Object.entries(block.slots ?? {}).map(([name, children]) => [
      name,
      children.map((child) => <Block key={child.id} block={child} components={components} />),
    ]),
  );
  const { id, settings, data, messages } = block;
  return (
    <section data-block-id={id} data-block-type={block.type}>
      <Component {...{ id, settings, data, messages, slots, dispatch: ignore }} />
    </section>
  );
};

const Page = ({ page, components }: { page: PlainPage; components: Components }) => (
  <html lang="en-IN">
    <head>
      <meta charSet="utf-8" />
      <title>{page.seo.title}</title>
      <meta name="description" content={page.seo.description} />
      <link rel="canonical" href={page.seo.canonical} />
      {page.seo.jsonLd?.map((entry) => (
        <script key={String(entry['@type'])} type="application/ld+json">
          {JSON.stringify(entry)}
        </script>
      ))}
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
