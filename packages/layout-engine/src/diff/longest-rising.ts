/** The positions of a longest increasing subsequence: these need not move to sort the numbers. */
export const longestRising = (numbers: readonly number[]): Set<number> => {
  const lengths: number[] = [];
  const previous: number[] = [];
  let last = -1;
  for (const [index, number] of numbers.entries()) {
    lengths[index] = 1;
    previous[index] = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((numbers[earlier] ?? 0) >= number || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      previous[index] = earlier;
    }
    if (last === -1 || (lengths[index] ?? 0) > (lengths[last] ?? 0)) last = index;
  }
  const rising = new Set<number>();
  for (let index = last; index !== -1; index = previous[index] ?? -1) rising.add(index);
  return rising;
};
