/**
 * Folders whose texts still stand in code. Converting one moves its texts to `layouts/messages/` and takes it off this list.
 * Nothing is added: a new text is a message from the start.
 */
export const UNCONVERTED_FOLDERS: ReadonlySet<string> = new Set([
  'renderer/src/navigation',
  'renderer/src/page',
  'renderer/src/preview',
]);
