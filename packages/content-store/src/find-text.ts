import type { Brand } from '@broadsheet/contract/brand';

/** The text of a name: the brand's own, else the shared one; null when there is neither. */
export const findText = (
  texts: ReadonlyMap<string, string>,
  name: string,
  brand: Brand,
): string | null => texts.get(`${name}.${brand}`) ?? texts.get(name) ?? null;
