import type { readPalette } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';

export type TitleOf = (id: string, type?: string) => string;

const typesIn = (value: unknown, found: Map<string, string>): void => {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && 'id' in value && 'type' in value)
    if (typeof value.id === 'string' && typeof value.type === 'string')
      found.set(value.id, value.type);
  for (const inner of Object.values(value)) typesIn(inner, found);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * What blocks are called in front of people: the title of their type, and their id only where nothing is known of it.
 * @param layouts texts of layouts in which ids stand with their types; a text that is no JSON tells nothing
 */
export const blockTitles = (
  types: StudioAnswer<typeof readPalette>['types'],
  layouts: readonly string[],
): TitleOf => {
  const titles = new Map(types.map(({ type, title }) => [type, title]));
  const typeById = new Map<string, string>();
  for (const text of layouts) typesIn(parsed(text), typeById);
  return (id, type = typeById.get(id)) => titles.get(type ?? '') ?? id;
};
