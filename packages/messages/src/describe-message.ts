import type { MessageText } from './message-text.ts';

/** The characters that a placeholder counts for in the length of a text. */
const VALUE_LETTERS = 10;

const formsOf = (text: MessageText): readonly MessageText[] =>
  typeof text === 'string'
    ? []
    : text.flatMap((piece) =>
        typeof piece === 'string' || piece[2] === undefined ? [] : Object.values(piece[2]),
      );

const ownValues = (text: MessageText): readonly string[] =>
  typeof text === 'string'
    ? []
    : text.flatMap((piece) => (typeof piece === 'string' ? [] : piece[0]));

/** Lists the values of a message, sorted, including those inside its forms. */
export const valuesOfMessage = (text: MessageText): string[] => {
  const inside = formsOf(text).flatMap(valuesOfMessage);
  return [...new Set([...ownValues(text), ...inside])].sort();
};

/** The length of a message with its longest forms. */
export const lengthOfMessage = (text: MessageText): number => {
  if (typeof text === 'string') return text.length;
  return text.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    const forms = piece[2] === undefined ? [] : Object.values(piece[2]);
    return sum + (forms.length > 0 ? Math.max(...forms.map(lengthOfMessage)) : VALUE_LETTERS);
  }, 0);
};
