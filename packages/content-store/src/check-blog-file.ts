import { BRANDS } from '@broadsheet/contract/brand';
import type { BrandConfig } from '@broadsheet/contract/brand-config';
import { Blog, MAX_ARTICLES } from '@broadsheet/contract/entities/blog';
import type { Finding } from '@broadsheet/contract/finding';
import type { FindingCode } from '@broadsheet/contract/finding-codes';
import { isReservedHost } from '@broadsheet/contract/reserved-host';
import {
  type AddressesOfBrands,
  NO_ADDRESSES_OF_BRANDS,
} from '@broadsheet/contract/site-addresses';
import {
  type JsonPath,
  parseJson,
  plainValue,
  positionOf,
} from '@broadsheet/layout-engine/json-source';
import { leadsNowhere } from '@broadsheet/layout-engine/leads-nowhere';
import { suggestName } from '@broadsheet/layout-engine/nearest-name';
import { schemaFindings } from '@broadsheet/layout-engine/schema-findings';
import Type from 'typebox';
import Value from 'typebox/value';
import type { ContentFile } from './read-content-files.ts';

interface BlogFault {
  readonly path: JsonPath;
  readonly code: FindingCode;
  readonly message: string;
  readonly mend: string;
}

/** The fields that the checks below need, independent of other faults of an article. */
const Article = Type.Object({
  slug: Type.String(),
  publishedAt: Type.String(),
  url: Type.Optional(Type.String()),
  imageUrl: Type.Union([Type.String(), Type.Null()]),
});
const Articles = Type.Object({ articles: Type.Array(Article) });
/**
 * As marketing writes them. Days are checked separately, because format errors of a schema have no position in the
 * file.
 */
const Shape = Type.Object(
  {
    articles: Type.Array(
      Type.Object(
        { ...Blog.properties, publishedAt: Type.String() },
        { additionalProperties: false },
      ),
      { maxItems: MAX_ARTICLES },
    ),
  },
  { additionalProperties: false },
);
type Article = Type.Static<typeof Article>;

const dayFaults = (articles: readonly Article[]): BlogFault[] =>
  [...articles.entries()]
    .filter(([, { publishedAt }]) => !Value.Check(Blog.properties.publishedAt, publishedAt))
    .map(([at, { publishedAt }]) => ({
      path: ['articles', at, 'publishedAt'],
      code: 'INVALID_VALUE',
      message: `articles[${at}].publishedAt is "${publishedAt}", expected a date and time with an offset`,
      mend: 'Write it like "2026-11-16T09:00:00+05:30".',
    }));

const twiceFaults = (articles: readonly Article[]): BlogFault[] =>
  [...articles.entries()].flatMap(([at, { slug }]) => {
    const first = articles.findIndex((other) => other.slug === slug);
    if (first === at) return [];
    return [
      {
        path: ['articles', at, 'slug'],
        code: 'DUPLICATE_SLUG',
        message: `"${slug}" is listed already, as articles[${first}]`,
        mend: 'Remove one of them, or give this article a slug of its own.',
      },
    ];
  });

const linkFaults = (
  articles: readonly Article[],
  brand: BrandConfig,
  addresses: AddressesOfBrands,
): BlogFault[] =>
  [...articles.entries()].flatMap(([at, { url }]) =>
    Value.Check(Blog.properties.url, url) && leadsNowhere(brand, url, addresses)
      ? [
          {
            path: ['articles', at, 'url'],
            code: 'DEAD_LINK',
            message: `the link ${url} leads nowhere on the site of ${brand.brand}`,
            mend: 'Write the full https:// address, or leave "url" out: then it is read at the blog.',
          },
        ]
      : [],
  );

/** Articles without any readable source: no text here, no address of their own, and no blog to open. */
const unreadableFaults = (
  articles: readonly Article[],
  { brand, links }: BrandConfig,
  texts: readonly string[],
): BlogFault[] =>
  [...articles.entries()].flatMap(([at, { slug, url }]) => {
    const file = `layouts/blogs/${brand}/${slug}.md`;
    if (url !== undefined || texts.includes(file) || !isReservedHost(links.blog)) return [];
    return [
      {
        path: ['articles', at, 'slug'],
        code: 'ARTICLE_UNREADABLE',
        message: `the article "${slug}" has no text, and the blog ${links.blog} opens nowhere`,
        mend: `Write ${file}, give the article a "url", or remove it.`,
      },
    ];
  });

/**
 * All faults of a `layouts/blogs/<brand>.json`. Addresses outside the site are not requested here.
 * @param texts the files of all articles.
 */
export const checkBlogFile = (
  content: ContentFile,
  brands: readonly BrandConfig[],
  texts: readonly string[],
  addresses: AddressesOfBrands = NO_ADDRESSES_OF_BRANDS,
): Finding[] => {
  const { file, name, text, fault } = content;
  if (text === null) return fault ? [fault] : [];
  const brand = brands.find((each) => each.brand === name);
  if (!brand) {
    const message = `"${name}" is not a brand, so nobody reads these articles`;
    const mend = suggestName(name, BRANDS);
    return [{ file, line: 1, column: 1, code: 'UNKNOWN_BRAND', message, mend }];
  }
  const { source, findings } = parseJson(file, text);
  if (!source) return findings;
  const shape = [...findings, ...schemaFindings(file, Shape, source.root)];
  const value = plainValue(source.root);
  if (!Value.Check(Articles, value)) return shape;
  const { articles } = value;
  const meaning = [
    ...dayFaults(articles),
    ...twiceFaults(articles),
    ...linkFaults(articles, brand, addresses),
    ...unreadableFaults(articles, brand, texts),
  ].map(({ path, ...found }) => ({ file, ...positionOf(source, path), ...found }));
  return [...shape, ...meaning];
};
