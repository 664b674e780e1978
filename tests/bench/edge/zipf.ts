/**
 * Picks indexes below `count` by Zipf's law: the n-th most popular one is picked 1/n as often as the first.
 * @param random from 0, below 1
 */
export const createZipf = (count: number, random: () => number): (() => number) => {
  let total = 0;
  const sums = Array.from({ length: count }, (_, index) => {
    total += 1 / (index + 1);
    return total;
  });
  return () => {
    const wanted = random() * total;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return low;
  };
};
