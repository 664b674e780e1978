interface CachedAnswer<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

/**
 * Keeps what is dear to make; those who ask while it is made share it, and a failure is not kept.
 * The keys must be few: nothing is thrown out but what is made anew.
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
