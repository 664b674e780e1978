const MEDIA_TYPES = { csv: 'text/csv', json: 'application/json' } as const;

/** Has the browser save a text as a file. */
export const downloadText = (
  name: string,
  text: string,
  format: keyof typeof MEDIA_TYPES = 'csv',
): void => {
  const type = `${MEDIA_TYPES[format]};charset=utf-8`;
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
};
