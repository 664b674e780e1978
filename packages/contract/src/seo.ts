import Type from 'typebox';

const LinkTag = Type.Object({ rel: Type.String(), href: Type.String() });
const MetaTag = Type.Object({
  name: Type.Optional(Type.String()),
  property: Type.Optional(Type.String()),
  content: Type.String(),
});

/** The SEO service's answer for one page, and the shape of `layouts/seo/*.json`. */
export const SeoData = Type.Object({
  title: Type.String(),
  description: Type.String(),
  additionalLinkTags: Type.Array(LinkTag),
  meta: Type.Array(MetaTag),
});
export type SeoData = Type.Static<typeof SeoData>;

/** What goes into the document's head. `canonical` and hrefs are absolute or root-relative URLs. */
export const Seo = Type.Object({
  title: Type.String(),
  description: Type.String(),
  canonical: Type.String(),
  links: Type.Array(LinkTag),
  meta: Type.Array(MetaTag),
  jsonLd: Type.Array(Type.Record(Type.String(), Type.Unknown())),
});
export type Seo = Type.Static<typeof Seo>;
