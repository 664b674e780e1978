/** Formats a number with its noun: "1 block", "2 blocks". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
