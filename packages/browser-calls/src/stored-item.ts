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

/** What a browser keeps under a name until its time is up; null when there is nothing, or it may not look. */
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

/** @param lifeMs how long it counts from now. Where nothing may be kept, nothing is. */
export const writeStoredItem = (name: string, value: string, now: number, lifeMs: number): void => {
  try {
    const item: StoredItem = { value, expiresAt: now + lifeMs };
    localStorage.setItem(name, JSON.stringify(item));
  } catch {
    return;
  }
};

/** What is not there, or may not be touched, stays as it is. */
export const dropItem = (name: string): void => {
  try {
    localStorage.removeItem(name);
  } catch {
    return;
  }
};
