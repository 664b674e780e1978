import Type from 'typebox';
import { Text } from '../text.ts';
import { defineStudioCall, Nothing } from './studio-call.ts';

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
