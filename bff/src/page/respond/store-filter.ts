import { readFormQuery } from '@broadsheet/contract/job-filters-query';
import {
  FILTER_PARAMETER,
  FILTERED_KIND,
  STORED_FILTER_SECONDS,
  writeStoredFilter,
} from '@broadsheet/contract/stored-filter';
import type { FastifyReply } from 'fastify';
import type { Viewer } from '../request/find-viewer.ts';
import type { PageRequest } from '../request/page-request.ts';

/**
 * Stores the jobfeed filter that the reader uses in the browser, and clears it when they clear it. A prefetched page
 * changes nothing.
 */
export const storeFilter = (
  reply: FastifyReply,
  { path, preview, storedFilter }: PageRequest,
  { reader }: Viewer,
  kind: string,
): void => {
  if (kind !== FILTERED_KIND || preview || reader.state !== 'seeker') return;
  const query = readFormQuery(path);
  const filter = writeStoredFilter(query);
  if (filter !== '')
    reply.writeCookie('filter', filter, { readable: true, seconds: STORED_FILTER_SECONDS });
  else if (storedFilter !== undefined && query[FILTER_PARAMETER] !== undefined)
    reply.dropCookie('filter');
};
