import type { Target } from '../pages/targets.ts';

export const ROWS = {
  file: 'nginx: home as a file, gzip_static',
  fastify: 'Fastify: home as bytes',
  bff: 'BFF: home, public',
  edge: 'Varnish: home, public',
  sameBytes: 'Varnish: the bytes of one class, public',
  targeted: 'Varnish: home by class, 12 classes',
};

/** The required speeds. */
export const TARGETS: readonly Target[] = [
  { who: ROWS.targeted, than: ROWS.sameBytes, times: 0.8 },
  { who: ROWS.edge, than: ROWS.file, times: 0.8 },
  { who: ROWS.bff, than: ROWS.file, times: 0.35 },
  { who: ROWS.bff, than: ROWS.fastify, times: 0.85 },
];
