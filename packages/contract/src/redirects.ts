import Type from 'typebox';
import { Brand } from './brand.ts';
import { SAFE_ADDRESS_PATTERN } from './site-path.ts';

export const REDIRECTS_FILE = 'layouts/redirects.json';
const REDIRECTS_MAX = 2_000;

/** A former address, and where it leads now. The query of a request is kept. */
export const Redirect = Type.Object(
  {
    from: Type.String({
      pattern: '^/[A-Za-z0-9._~%+-]+(/[A-Za-z0-9._~%+-]+)*$',
      maxLength: 200,
      description: 'A path of the site without a query, such as /old-page.',
    }),
    to: Type.String({
      pattern: SAFE_ADDRESS_PATTERN,
      maxLength: 500,
      description: 'A path of the site, or an https address.',
    }),
    status: Type.Union([Type.Literal(301), Type.Literal(302)], {
      description: '301 moved for good, 302 for a time.',
    }),
    brands: Type.Optional(
      Type.Array(Brand, {
        minItems: 1,
        uniqueItems: true,
        description: 'The sites that redirect; all of them if left out.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type Redirect = Type.Static<typeof Redirect>;

/** `layouts/redirects.json`. */
export const RedirectsFile = Type.Array(Redirect, { maxItems: REDIRECTS_MAX });
export type RedirectsFile = Type.Static<typeof RedirectsFile>;
