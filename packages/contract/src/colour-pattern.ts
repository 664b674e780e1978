/** A colour of six hexadecimal digits, such as `#b03c00`. */
export const COLOUR_PATTERN = '^#[0-9a-fA-F]{6}$';
