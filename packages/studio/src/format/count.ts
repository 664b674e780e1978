/** A number with its word, such as "1 block" and "2 blocks". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
