/** What is followed and what is not any more, as the call takes it. */
export const tagChange = (before: readonly string[], after: readonly string[]): string =>
  JSON.stringify({
    follow: after.filter((key) => !before.includes(key)),
    unfollow: before.filter((key) => !after.includes(key)),
  });
