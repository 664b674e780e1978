import Type, { type TSchema } from 'typebox';
import { Brand } from './brand.ts';
import { ORIGIN_LABELS } from './constants.ts';
import { POOL_NAMES_MAX } from './event-parameters.ts';
import { orNull } from './or-null.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** The calls whose success is an event. */
export const CALL_EVENTS = [
  'apply',
  'save',
  'unsave',
  'report',
  'course-enquiry',
  'register',
  'login',
] as const;
export type CallEventName = (typeof CALL_EVENTS)[number];

const Text = Type.String({ minLength: 1, maxLength: 100 });
const Code = Type.Integer({ minimum: 1, maximum: 999 });
const PAGES = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];

/** The page of an event, and the origin of its visitor, without an address. */
const place = {
  /** The kind of the page; null where a call does not report its page. */
  page: orNull(Type.Enum(PAGES)),
  /** What views of that kind are named. */
  view: orNull(Text),
  /** What `ref` names, else the page before: of a call, the page that it was made on. Null outside of the site. */
  origin: orNull(Type.Enum(ORIGIN_LABELS)),
  /** A code of SOURCE_TRACKING_CODES or RENEWAL_REMINDER_CODES, found as the origin is. */
  source: orNull(Code),
  /** A code of LISTING_SOURCE_CODES, where the page is a list of jobs. */
  listing: orNull(Code),
  ref: orNull(Text),
  pref: orNull(Text),
  /** The page's query, without secret, personal or too long values. */
  refPool: Type.Record(Type.String(), Text, { maxProperties: POOL_NAMES_MAX }),
};
export const EventLocation = Type.Object(place, { additionalProperties: false });
export type EventLocation = Readonly<Type.Static<typeof EventLocation>>;

const event = {
  /** Created with the event: an event sent repeatedly is stored once. */
  id: Type.String({ format: 'uuid' }),
  /** ISO 8601. */
  at: Type.String({ format: 'date-time' }),
  brand: Brand,
  /** The visitor id of a browser with consent, as in experiments; never an account. */
  visitor: Type.String({ format: 'uuid' }),
  ...place,
};
const of = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object({ ...event, ...properties }, { additionalProperties: false });

/** An action of a person who has given consent. It contains no name, address, typed text or network address. */
export const TrackedEvent = Type.Union([
  of({ type: Type.Literal('page-view') }),
  of({
    type: Type.Literal('call'),
    call: Type.Enum(CALL_EVENTS),
    /** The jobs or courses that it was about. */
    subjects: Type.Array(Text, { maxItems: 50 }),
  }),
  of({
    type: Type.Literal('banner-click'),
    /** The banner's id; its trackerText is the `ref`. */
    banner: Text,
  }),
]);
export type TrackedEvent = Readonly<Type.Static<typeof TrackedEvent>>;
