let held: string | null = null;

/** Remembers copied blocks for a browser that does not let Studio read its clipboard, until the tab is closed. */
export const holdCopied = (text: string): void => {
  held = text;
};

/** The blocks that were copied last in this tab; null for none. */
export const getHeldText = (): string | null => held;
