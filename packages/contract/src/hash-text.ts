/** FNV-1a: 32 bits, the same for the same text everywhere. For places and seeds, never for secrets. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
