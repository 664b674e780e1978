import { OPERATOR_FIELDS } from '@broadsheet/contract/brand-config';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readObject = (text: string): Fields | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** The object with the value that another has at a path, and without one where the other has none. */
const withFieldOf = (to: Fields, from: Fields, path: readonly string[]): Fields => {
  const [name = '', ...rest] = path;
  const [own, other] = [to[name], from[name]];
  if (rest.length > 0)
    return isObject(own)
      ? { ...to, [name]: withFieldOf(own, isObject(other) ? other : {}, rest) }
      : to;
  if (name in from) return { ...to, [name]: other };
  return Object.fromEntries(Object.entries(to).filter(([each]) => each !== name));
};

const tagsOf = ({ categories }: Fields): readonly unknown[] =>
  Array.isArray(categories) ? categories.map((each) => (isObject(each) ? each.tag : each)) : [];

/** A config without a header has that of another, with the categories that it knows. */
const withHeaderOf = (to: Fields, { header }: Fields): Fields => {
  if ('header' in to || !isObject(header) || !Array.isArray(header.categories)) return to;
  const known = tagsOf(to);
  const categories = header.categories.filter((each) => known.includes(each));
  return { ...to, header: { ...header, categories } };
};

/**
 * The text of a brand config that Studio published, with the fields of the deployment: its hosts and the seller on
 * invoices are never published, and a later deployment can change them. Studio published
 * configs without a header before there was one: they have the deployment's. A text without valid JSON stays as it is, for the
 * check to find its fault.
 * @param deployed the text of the file that it overrides; null where there is none
 */
export const withOperatorFields = (published: string, deployed: string | null): string => {
  const config = readObject(published);
  const file = deployed === null ? null : readObject(deployed);
  if (!config || !file) return published;
  const served = OPERATOR_FIELDS.reduce<Fields>(
    (fields, path) => withFieldOf(fields, file, path),
    withHeaderOf(config, file),
  );
  // A text that agrees stays as it is written: findings name its lines.
  return JSON.stringify(served) === JSON.stringify(config)
    ? published
    : `${JSON.stringify(served, null, 2)}\n`;
};
