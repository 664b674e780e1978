/** True if the label already contains the name: "Delhi" in "Delhi NCR". */
const isIncluded = (label: string, name: string): boolean =>
  ` ${label} `.toLowerCase().includes(` ${name} `.toLowerCase());

/** The names that the label does not already contain, as a text: "Bengaluru, Blr". */
export const otherNames = (label: string, names: readonly string[]): string =>
  names.filter((name) => !isIncluded(label, name)).join(', ');

/** A label with its other names: "Bangalore (Bengaluru, Blr)". */
export const labelWithSynonyms = (label: string, names: readonly string[] = []): string => {
  const others = otherNames(label, names);
  return others === '' ? label : `${label} (${others})`;
};
