import type { readPalette } from '@broadsheet/contract/studio/content-calls';
import type { StudioAnswer } from '@broadsheet/contract/studio/studio-call';
import { typesByName } from '../editor/model/types-by-name.ts';

export type TitleOf = (id: string, type?: string) => string;

/**
 * The display names of a page's blocks: the title of the type, with the id if several blocks have the same title. The id
 * alone if the type is unknown.
 * @param typeById of the page's blocks
 */
export const blockTitles = (
  types: StudioAnswer<typeof readPalette>['types'],
  typeById: Readonly<Record<string, string>>,
): TitleOf => {
  const known = typesByName(types);
  const shown = Object.values(typeById);
  return (id, type = typeById[id]) => {
    const title = known.get(type ?? '')?.title;
    if (title === undefined) return id;
    return shown.filter((each) => each === type).length > 1 ? `${title} (${id})` : title;
  };
};
