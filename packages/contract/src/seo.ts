import Type from 'typebox';

const LinkTag = Type.Object({
  rel: Type.String({ title: 'Relation' }),
  href: Type.String({ title: 'Address' }),
});
/** A link of the head; `type` and `title` name a feed. */
const HeadLink = Type.Object({
  ...LinkTag.properties,
  type: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
});
const MetaTag = Type.Object({
  name: Type.Optional(Type.String({ title: 'Name' })),
  property: Type.Optional(Type.String({ title: 'Property' })),
  content: Type.String({ title: 'Content' }),
});

/** The SEO service's answer for one page, and a brand's part of `layouts/seo/*.json`. */
export const SeoData = Type.Object({
  title: Type.String(),
  description: Type.String(),
  additionalLinkTags: Type.Array(LinkTag),
  meta: Type.Array(MetaTag),
});
export type SeoData = Type.Static<typeof SeoData>;

const closed = { additionalProperties: false } as const;
const SeoFileEntry = Type.Object(
  {
    title: Type.String({
      minLength: 1,
      maxLength: 120,
      title: 'Title',
      description: 'Search engines show about 60 characters.',
    }),
    description: Type.String({
      minLength: 1,
      maxLength: 320,
      title: 'Description',
      description: 'Search engines show about 155 characters.',
    }),
    additionalLinkTags: Type.Array(Type.Object(LinkTag.properties, closed), {
      maxItems: 20,
      title: 'Link tags',
      description: 'Further tags of the head that name an address.',
    }),
    meta: Type.Array(Type.Object(MetaTag.properties, closed), {
      maxItems: 40,
      title: 'Meta tags',
      description: 'How social networks show a shared link.',
    }),
  },
  closed,
);

/** `layouts/seo/<page>.json`: a page's texts for search engines, for each brand. */
export const SeoFile = Type.Object({ tech: SeoFileEntry, management: SeoFileEntry }, closed);
export type SeoFile = Type.Static<typeof SeoFile>;

/** The data of the document's head. `canonical` and hrefs are absolute or root-relative URLs. */
export const Seo = Type.Object({
  title: Type.String(),
  description: Type.String(),
  canonical: Type.String(),
  links: Type.Array(HeadLink),
  meta: Type.Array(MetaTag),
  jsonLd: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});
export type Seo = Type.Static<typeof Seo>;
