import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { facts, list, text, title } from '../parts/card-words.styles.ts';
export { coveringLink as link } from '../parts/covering-link.styles.ts';
export { picture } from '../parts/picture.styles.ts';

export const topic = css({ borderBottom: `1px solid ${token.rule}`, paddingBlock: token.space1 });
export const name = css({
  margin: 0,
  color: token.accentText,
  fontFamily: token.fontText,
  fontSize: token.textSmall,
  fontWeight: 600,
});
export const article = css({ position: 'relative', paddingBlock: token.spaceHalf });
