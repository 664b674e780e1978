/** Names that the label has as its words are left out: "Delhi" of "Delhi NCR". */
const isIncluded = (label: string, name: string): boolean =>
  ` ${label} `.toLowerCase().includes(` ${name} `.toLowerCase());

/** A label with the other names by which people look for it: "Bangalore (Bengaluru, Blr)". */
export const labelWithSynonyms = (label: string, names: readonly string[] = []): string => {
  const others = names.filter((name) => !isIncluded(label, name));
  return others.length > 0 ? `${label} (${others.join(', ')})` : label;
};
