/** A text that leads to a page of the site or to an https:// address; its own check says where it cannot. */
export const NAMES_LINK = { key: 'x-names', value: 'link' } as const;
