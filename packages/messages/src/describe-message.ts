import type { MessageText } from './message-text.ts';

/** What a value that is filled in counts for in the length of a text. */
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

/** The values that a message fills in, sorted, those of its forms among them. */
export const valuesOfMessage = (text: MessageText): string[] => {
  const inside = formsOf(text).flatMap(valuesOfMessage);
  return [...new Set([...ownValues(text), ...inside])].sort();
};

/** Letters of a message in its longest forms. */
export const lengthOfMessage = (text: MessageText): number => {
  if (typeof text === 'string') return text.length;
  return text.reduce((sum, piece) => {
    if (typeof piece === 'string') return sum + piece.length;
    const forms = piece[2] === undefined ? [] : Object.values(piece[2]);
    return sum + (forms.length > 0 ? Math.max(...forms.map(lengthOfMessage)) : VALUE_LETTERS);
  }, 0);
};
