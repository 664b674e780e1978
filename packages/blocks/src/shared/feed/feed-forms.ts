/** Forms of a page by which jobs are put away: the buttons stand in its rows, and name their form. */
export const FEED_FORMS = { hide: 'feed-hide', unfollow: 'feed-unfollow' } as const;

/** What the address says when a browser without scripts comes back from them. */
export const FEED_DONE = { hidden: 'hidden', unfollowed: 'unfollowed' } as const;

/** A page that is told what has become of a form. @param path of a page of this site, with its query */
export const doneHref = (path: string, done?: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  searchParams.delete('failed');
  searchParams.delete('done');
  if (done !== undefined) searchParams.set('done', done);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};
