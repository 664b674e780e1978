import type { EditedNow, EditingActions } from '../editing.ts';
import { arrange } from '../model/arrange.ts';
import { setSetting } from '../model/edit-settings.ts';
import { isJsonObject } from '../model/json.ts';
import { refuse } from '../model/outcome.ts';
import { findTextLocation, withText } from '../model/text-locations.ts';
import { valueFault } from '../settings/value-fault.ts';
import { editElement } from './edit-element.ts';

const ELSEWHERE =
  'The page fills in this text, or it has formatting. Edit it in the settings of the block.';

/** The text of a block's current version, where a page shows it. */
const findOnPage = ({ draft, scope, types }: EditedNow, id: string, shown: string) => {
  const block = arrange(draft, scope).blocks.get(id);
  const type = types.get(block?.type ?? '');
  if (!block || !type || (block.version ?? 1) !== type.version || !isJsonObject(type.settings))
    return null;
  const settings = block.settings ?? {};
  const location = findTextLocation(type.settings, settings, shown);
  return location && { location, settings };
};

/**
 * Edits a text of a block on the page itself, where it stands in the block's settings as it is. Says where it is edited
 * otherwise.
 * @param actions those on the current layout: another edit may come in between
 * @returns ends the edit; null if there is none
 */
export const editText = (
  { now, attempt }: EditingActions,
  id: string,
  element: HTMLElement,
): (() => void) | null => {
  const shown = element.textContent ?? '';
  if (!findOnPage(now(), id, shown)) {
    attempt(refuse(ELSEWHERE));
    return null;
  }
  return editElement(element, (text) => {
    if (text === null) return;
    const current = now();
    const found = findOnPage(current, id, shown);
    if (!found) {
      attempt(refuse(`Somebody else changed this text meanwhile. Yours was: ${text}`));
      return;
    }
    const { location, settings } = found;
    const fault = valueFault(location.schema, text);
    if (fault !== null) element.textContent = shown;
    const [name] = location.path;
    const value = withText(settings, location, text);
    attempt(
      fault === null ? setSetting(current.draft, current.scope, id, [name], value) : refuse(fault),
    );
  });
};
