/** True if the label already contains the name: "Delhi" in "Delhi NCR". */
const isIncluded = (label: string, name: string): boolean =>
  ` ${label} `.toLowerCase().includes(` ${name} `.toLowerCase());

/** A label with its other names: "Bangalore (Bengaluru, Blr)". */
export const labelWithSynonyms = (label: string, names: readonly string[] = []): string => {
  const others = names.filter((name) => !isIncluded(label, name));
  return others.length > 0 ? `${label} (${others.join(', ')})` : label;
};
