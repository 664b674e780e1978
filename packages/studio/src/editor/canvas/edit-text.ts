import type { Editing } from '../editing.ts';
import { setSetting } from '../model/edit-settings.ts';
import { isJsonObject } from '../model/json.ts';
import { refuse } from '../model/outcome.ts';
import { findTextLocation, withText } from '../model/text-locations.ts';
import { valueFault } from '../settings/value-fault.ts';
import { editElement } from './edit-element.ts';

const ELSEWHERE =
  'The page fills in this text, or it has formatting. Edit it in the settings of the block.';

/** The text of a block's current version, where a page shows it. */
const findOnPage = ({ blocks, types }: Editing, id: string, shown: string) => {
  const block = blocks.get(id);
  const type = types.get(block?.type ?? '');
  if (!block || !type || (block.version ?? 1) !== type.version || !isJsonObject(type.settings))
    return null;
  return findTextLocation(type.settings, block.settings ?? {}, shown);
};

/**
 * Edits a text of a block on the page itself, where it stands in the block's settings as it is. Says where it is edited
 * otherwise.
 * @param latest the editing at the end of the edit: another edit may come in between
 * @returns ends the edit; null if there is none
 */
export const editText = (
  latest: () => Editing,
  id: string,
  element: HTMLElement,
): (() => void) | null => {
  const shown = element.textContent ?? '';
  const begun = latest();
  if (!findOnPage(begun, id, shown)) {
    begun.attempt(refuse(ELSEWHERE));
    return null;
  }
  return editElement(element, (text) => {
    if (text === null) return;
    const editing = latest();
    const location = findOnPage(editing, id, shown);
    if (!location) return;
    const { draft, scope, blocks, attempt } = editing;
    const fault = valueFault(location.schema, text);
    if (fault !== null) element.textContent = shown;
    const [name] = location.path;
    const value = withText(blocks.get(id)?.settings ?? {}, location, text);
    attempt(fault === null ? setSetting(draft, scope, id, [name], value) : refuse(fault));
  });
};
