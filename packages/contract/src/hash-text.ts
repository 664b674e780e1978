/** FNV-1a: a 32-bit hash that is the same on every platform. For positions and seeds, never for secrets. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
};
