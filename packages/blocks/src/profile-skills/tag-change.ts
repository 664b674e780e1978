/** Formats the followed and unfollowed keywords as the call expects them. */
export const tagChange = (before: readonly string[], after: readonly string[]): string =>
  JSON.stringify({
    follow: after.filter((key) => !before.includes(key)),
    unfollow: before.filter((key) => !after.includes(key)),
  });
