interface CachedAnswer<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/**
 * Caches expensive results. Concurrent requests share one computation, and failures are not cached. The number of keys
 * must be small, because entries are only ever replaced.
 * @param now epoch milliseconds
 */
export const cacheAnswers = <Answer>(forMs: number, now: () => number) => {
  const cached = new Map<string, CachedAnswer<Answer>>();
  return (key: string, make: () => Promise<Answer>): Promise<Answer> => {
    const known = cached.get(key);
    if (known && known.until > now()) return known.answer;
    const answer = make();
    const entry = { answer, until: now() + forMs };
    cached.set(key, entry);
    answer.catch(() => {
      if (cached.get(key) === entry) cached.delete(key);
    });
    return answer;
  };
};
