interface StoredItem {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const isStoredItem = (item: unknown): item is StoredItem =>
  typeof item === 'object' &&
  item !== null &&
  'value' in item &&
  typeof item.value === 'string' &&
  'expiresAt' in item &&
  typeof item.expiresAt === 'number';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Reads an item from localStorage until it expires; null if there is none or storage is not available. */
export const readStoredItem = (name: string, now: number): string | null => {
  try {
    const text = localStorage.getItem(name);
    if (text === null) return null;
    const item = parse(text);
    if (isStoredItem(item) && item.expiresAt > now) return item.value;
    localStorage.removeItem(name);
    return null;
  } catch {
    return null;
  }
};

/** @param lifeMs the lifetime from now. Does nothing if storage is not available. */
export const writeStoredItem = (name: string, value: string, now: number, lifeMs: number): void => {
  try {
    const item: StoredItem = { value, expiresAt: now + lifeMs };
    localStorage.setItem(name, JSON.stringify(item));
  } catch {
    return;
  }
};

/** Does nothing if the item does not exist or storage is not available. */
export const dropItem = (name: string): void => {
  try {
    localStorage.removeItem(name);
  } catch {
    return;
  }
};
