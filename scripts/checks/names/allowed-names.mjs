/**
 * Names that hold a dialect word and stay: names of protocols and of other people's interfaces, and fields of the wire.
 * @type {{ names: string[], in?: string[], reason: string }[]}
 */
export const ALLOWED = [
  {
    names: ['keepAlive', 'keepAliveTimeout', 'keepalive', 'keepPreviousData'],
    reason: 'HTTP, undici and SWR',
  },
  {
    names: ['place', 'places'],
    in: ['packages/contract/', 'packages/layout-engine/', 'packages/studio/', 'packages/cli/'],
    reason: 'the layout language: a variant places blocks',
  },
];
