/** The address of the login or the registration at one of its steps, that keeps where to go on to. */
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
