import { MEASURED_SECONDS as ROUND_SECONDS, ROUNDS } from '../pages/measure-subjects.ts';
import { PINNING } from '../servers/cores.ts';
import { CONNECTIONS } from '../servers/put-load.ts';
import { VERSIONS } from '../servers/versions.ts';
import { MEASURED_SECONDS, REQUESTS_PER_SECOND, WARM_SECONDS } from './hit-rate.ts';
import { ADDRESSES } from './list-addresses.ts';

export const EDGE_METHOD: readonly string[] = [
  VERSIONS,
  PINNING,
  '',
  `Speeds: ${ROUNDS} rounds, every other one backwards, of ${ROUND_SECONDS} s for each row over ${CONNECTIONS} connections that stay open, with`,
  '`accept-encoding: gzip`; every ratio is computed within a round. CPU is of the process that answers. nginx has the compressed bytes of',
  'the public home page as a file beside the plain one, one worker, `open_file_cache` and no log; Fastify has them in memory. Both send',
  'few headers; the BFF and Varnish send those of the site. Varnish has the configuration of `deploy/varnish`. Its row by class is',
  'the home page as the site has it, for twelve classes in turn: a phone and a desktop, each for a visitor, two bands and three members.',
  'It is larger than the public one; so the row before it is a public page of its size, requested with the same headers in the same turn.',
  '',
  `Share of hits: the home page and lists by category, skill and city, ${ADDRESSES.toLocaleString('en')} addresses, by Zipf's law with exponent 1; half of the people are`,
  'visitors without a choice, a fifth have chosen a band, three tenths are members of eleven classes; devices, crawlers and encodings in usual shares.',
  `${REQUESTS_PER_SECOND} requests a second, after ${WARM_SECONDS} s in which there are more and more; ${MEASURED_SECONDS} s count, so that pages expire as they do on a site. A page is stored for 60 s.`,
];
