const YES = /^(true|yes|1)$/i;
const NO = /^(false|no|0)?$/i;

/** The meaning of a cell that says yes or no; a text that is neither stays as it is. */
export const formatFlag = (text: string): string => {
  const written = text.trim();
  if (YES.test(written)) return 'Yes';
  return NO.test(written) ? 'No' : text;
};
