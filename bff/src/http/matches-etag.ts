const opaque = (etag: string): string => etag.replace(/^W\//, '');

/** Whether If-None-Match names an ETag, by weak comparison, as RFC 9110 requires. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => opaque(entry.trim()) === opaque(etag));
