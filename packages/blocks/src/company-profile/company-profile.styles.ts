import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { head } from '../shared/page/subject.styles.ts';

export const name = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const facts = css({ margin: `${token.spaceHalf} 0 0`, color: token.inkSoft });
export const about = css({ margin: `${token.space2} 0`, maxWidth: '68ch', lineHeight: 1.6 });
