import { OPERATOR_FIELDS } from '@broadsheet/contract/brand-config';

type Fields = Readonly<Record<string, unknown>>;

const readObject = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : null;
  } catch {
    return null;
  }
};

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The text of a brand config that Studio published, with the fields of the deployment: its hosts and the seller on
 * invoices are never published, and a later deployment can change them. A text without valid JSON stays as it is, for the
 * check to find its fault.
 * @param deployed the text of the file that it overrides; null where there is none
 */
export const withOperatorFields = (published: string, deployed: string | null): string => {
  const config = readObject(published);
  const file = deployed === null ? null : readObject(deployed);
  if (!config || !file) return published;
  if (OPERATOR_FIELDS.every((name) => isSame(config[name], file[name]))) return published;
  const others = Object.entries(config).filter(
    ([name]) => !OPERATOR_FIELDS.some((field) => field === name),
  );
  const fields = OPERATOR_FIELDS.flatMap((name) => (name in file ? [[name, file[name]]] : []));
  return `${JSON.stringify(Object.fromEntries([...fields, ...others]), null, 2)}\n`;
};
