/** The ids of the page's hide forms. The buttons in the rows name their form by `form`. */
export const FEED_FORMS = { hide: 'feed-hide', unfollow: 'feed-unfollow' } as const;

/** The values of the `done` parameter after these forms, for browsers without JavaScript. */
export const FEED_DONE = { hidden: 'hidden', unfollowed: 'unfollowed' } as const;

/** The path of a page with the result of a form. @param path of a page of this site, with its query */
export const doneHref = (path: string, done?: string): string => {
  const { pathname, searchParams } = new URL(path, 'http://site');
  searchParams.delete('failed');
  searchParams.delete('done');
  if (done !== undefined) searchParams.set('done', done);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
};
