import { CARD_BAND } from '../servers/home-layouts.ts';
import type { RunningProgram } from '../servers/start-program.ts';

/** Where the addresses that the bench asks lead. */
export interface Addresses {
  readonly job: string;
  readonly search: string;
}

export interface Servers {
  readonly product: RunningProgram;
  /** The site's own home page, as marketing has it. */
  readonly asItIs: RunningProgram;
  readonly sixCards: RunningProgram;
  readonly twentyCards: RunningProgram;
  readonly peers: RunningProgram;
  /** Absent where Next.js could not be installed. */
  readonly next: RunningProgram | null;
}

export interface Subject {
  readonly name: string;
  readonly server: RunningProgram;
  readonly path: string;
  readonly cookie?: string;
  /** The limit that it is held against. */
  readonly limit: 'html' | 'json';
}

export const LIMITS = { html: 'limit: the home page as bytes', json: 'limit: its JSON as bytes' };

/** Everything that is measured, in the order of the report. */
export const listSubjects = (servers: Servers, { job, search }: Addresses): Subject[] => {
  const { product, asItIs, sixCards, twentyCards, peers, next } = servers;
  const cookie = `band=${CARD_BAND}`;
  const layout = `/api/layout?path=${encodeURIComponent('/')}`;
  const html = 'html' as const;
  return [
    { name: LIMITS.html, server: peers, path: '/peers/html', limit: html },
    { name: 'home, public', server: product, path: '/', limit: html },
    { name: 'home, 6 personal cards', server: sixCards, path: '/', cookie, limit: html },
    { name: 'home, 20 personal cards', server: twentyCards, path: '/', cookie, limit: html },
    { name: 'home, as the site has it', server: asItIs, path: '/', limit: html },
    { name: 'a job', server: product, path: job, limit: html },
    { name: 'a search', server: product, path: search, limit: html },
    { name: 'React plainly: home', server: peers, path: '/peers/react', limit: html },
    ...(next
      ? [
          { name: 'Next.js, dynamic: home', server: next, path: '/dynamic', limit: html },
          { name: 'Next.js, static: home', server: next, path: '/static', limit: html },
        ]
      : []),
    { name: LIMITS.json, server: peers, path: '/peers/json', limit: 'json' },
    { name: 'layout JSON of home', server: product, path: layout, limit: 'json' },
  ];
};
