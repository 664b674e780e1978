import Type from 'typebox';
import { Brand } from '../brand.ts';
import { Text } from '../text.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

const closed = { additionalProperties: false } as const;

/**
 * good: works; moved: permanently to `movedTo`; dead: 404 or 410; unsure: another `status`; unreached: no response;
 * refused: an address that is not requested from here.
 */
export const LinkVerdict = Type.Enum(['good', 'moved', 'dead', 'unsure', 'unreached', 'refused']);
export type LinkVerdict = Type.Static<typeof LinkVerdict>;

export const CheckedLink = Type.Object({
  address: Type.String(),
  verdict: LinkVerdict,
  status: Type.Optional(Type.Integer()),
  movedTo: Type.Optional(Type.String()),
});
export type CheckedLink = Readonly<Type.Static<typeof CheckedLink>>;

/** The limit of addresses in one call. */
export const LINKS_MAX = 50;

/** Where addresses lead: paths of the site, on any of its brands, and https ones elsewhere. RATE_LIMITED. */
export const checkLinks = defineStudioCall({
  method: 'POST',
  path: '/links',
  role: 'editor',
  params: Nothing,
  query: Nothing,
  body: Type.Object(
    {
      addresses: Type.Array(Text({ minLength: 1, maxLength: 400 }), {
        minItems: 1,
        maxItems: LINKS_MAX,
      }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ items: Type.Array(CheckedLink) }),
});

/** What a link can lead to, beside the pages that `listPages` names. */
export const LinkTargetKind = Type.Enum(['category', 'skill', 'city', 'company', 'job', 'course']);
export type LinkTargetKind = Type.Static<typeof LinkTargetKind>;

export const LinkTarget = Type.Object({
  kind: LinkTargetKind,
  label: Type.String(),
  href: Type.String({ description: 'A path of the sites that it is on.' }),
  brands: Type.Array(Brand),
});
export type LinkTarget = Readonly<Type.Static<typeof LinkTarget>>;

/** The limit of targets of one kind. */
export const LINK_TARGETS_MAX = 5;

/**
 * Pages about what the text names, of both brands: categories, skills and cities of their configs, and companies, jobs
 * and courses of the services. A service that fails leaves out its own.
 */
export const findLinkTargets = defineStudioCall({
  method: 'GET',
  path: '/link-targets',
  role: 'viewer',
  params: Nothing,
  query: Type.Object({ text: Text({ minLength: 1, maxLength: 100 }) }, closed),
  body: Nothing,
  answer: Type.Object({ items: Type.Array(LinkTarget) }),
});
