import { CARD_BAND } from '../servers/home-layouts.ts';
import type { Load } from '../servers/put-load.ts';
import type { Headers } from '../servers/request.ts';
import type { RunningProgram } from '../servers/start-program.ts';

/** The addresses of the benchmark. */
export interface Addresses {
  readonly job: string;
  readonly search: string;
}

export interface Servers {
  readonly product: RunningProgram;
  /** The site's own home page with the real content. */
  readonly asItIs: RunningProgram;
  /** The public home page with one block of this many personal cards. */
  readonly sixCards: RunningProgram;
  readonly twentyCards: RunningProgram;
  readonly peers: RunningProgram;
  /** Absent where Next.js could not be installed. */
  readonly next: RunningProgram | null;
}

export interface Subject extends Load {
  readonly name: string;
  readonly server: RunningProgram;
  readonly headers: Headers;
  /** Requests with the entity tag of the page, which has not changed. */
  readonly isKnown?: boolean;
  /** The row that it is compared with. */
  readonly limit: string;
}

/** The rows by what they are called in the report. */
export const ROWS = {
  limit: 'limit: the home page as bytes',
  limitKnown: 'limit: 304',
  home: 'home, public',
  homeKnown: 'home, public: 304',
  sixCards: 'home, 6 personal cards',
  twentyCards: 'home, 20 personal cards',
  asItIs: 'home, as the site has it',
  cold: 'home, nothing kept',
  job: 'a job',
  search: 'a search',
  react: 'React plainly: home',
  reactPlain: 'React plainly, not compressed',
  emotion: 'React with emotion, not compressed',
  nextDynamic: 'Next.js, dynamic: home',
  nextStatic: 'Next.js, static: home',
  jsonLimit: 'limit: its JSON as bytes',
  json: 'layout JSON of home',
};

const GZIP: Headers = { 'accept-encoding': 'gzip' };
const PLAIN: Headers = { 'accept-encoding': 'identity' };
const READER: Headers = { ...GZIP, cookie: `band=${CARD_BAND}` };

/** All subjects, in the order of the report. */
export const listSubjects = (servers: Servers, { job, search }: Addresses): Subject[] => {
  const { product, asItIs, sixCards, twentyCards, peers, next } = servers;
  const layout = `/api/layout?path=${encodeURIComponent('/')}`;
  const { limit, jsonLimit } = ROWS;
  const gzip = { headers: GZIP, limit };
  const plain = { headers: PLAIN, limit };
  const known = { isKnown: true, status: 304 };
  return [
    { ...gzip, name: limit, server: peers, path: '/peers/html' },
    { ...gzip, name: ROWS.home, server: product, path: '/' },
    { ...gzip, name: ROWS.sixCards, server: sixCards, path: '/', headers: READER },
    { ...gzip, name: ROWS.twentyCards, server: twentyCards, path: '/', headers: READER },
    { ...gzip, name: ROWS.asItIs, server: asItIs, path: '/' },
    { ...gzip, name: ROWS.cold, server: peers, path: '/peers/cold' },
    { ...gzip, name: ROWS.job, server: product, path: job },
    { ...gzip, name: ROWS.search, server: product, path: search },
    { ...gzip, name: ROWS.react, server: peers, path: '/peers/react' },
    ...(next
      ? [
          { ...gzip, name: ROWS.nextDynamic, server: next, path: '/dynamic' },
          { ...gzip, name: ROWS.nextStatic, server: next, path: '/static' },
        ]
      : []),
    { ...gzip, ...known, name: ROWS.limitKnown, server: peers, path: '/peers/html' },
    { ...gzip, ...known, name: ROWS.homeKnown, server: product, path: '/' },
    { ...gzip, name: jsonLimit, server: peers, path: '/peers/json', limit: jsonLimit },
    { ...gzip, name: ROWS.json, server: product, path: layout, limit: jsonLimit },
    { ...plain, name: ROWS.reactPlain, server: peers, path: '/peers/react' },
    { ...plain, name: ROWS.emotion, server: peers, path: '/peers/emotion' },
  ];
};
