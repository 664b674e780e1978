const DEFAULT_ROUNDS = 20;

/**
 * The arguments of `npm run flaky -- [rounds] [--seed=<number>] [files…]`; a file is named by a part of its path.
 * @param {readonly string[]} words
 * @param {number} seed where none is named
 * @returns {{ rounds: number, seed: number, files: string[] }}
 * @throws {Error} for an option that does not exist
 */
export const readArguments = (words, seed) => {
  const options = words.filter((word) => word.startsWith('--'));
  const wrong = options.find((option) => !/^--seed=\d+$/.test(option));
  if (wrong)
    throw new Error(`${wrong} is no option: npm run flaky -- [rounds] [--seed=<number>] [files…]`);
  const plain = words.filter((word) => !word.startsWith('--'));
  const count = plain.find((word) => /^\d+$/.test(word));
  return {
    rounds: Math.max(1, Number(count ?? DEFAULT_ROUNDS)),
    seed: Number(options.at(-1)?.split('=')[1] ?? seed),
    files: plain.filter((word) => word !== count),
  };
};
