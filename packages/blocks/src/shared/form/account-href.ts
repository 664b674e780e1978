/** The path of a login or registration step, with the `next` path. */
export const accountHref = (
  page: '/login' | '/register',
  step: string | null,
  next: string,
): string => {
  const query = new URLSearchParams({
    ...(step === null ? {} : { step }),
    ...(next === '' ? {} : { next }),
  }).toString();
  return query === '' ? page : `${page}?${query}`;
};
