import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  gap: token.space3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});
export const step = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: token.space2,
  counterIncrement: 'step',
  overflowWrap: 'anywhere',
  '&::before': {
    content: 'counter(step)',
    gridRow: 'span 2',
    color: token.accentText,
    fontFamily: token.fontDisplay,
    fontSize: token.textTitle,
    fontWeight: 700,
    lineHeight: 1.1,
  },
});
export const title = css({ margin: 0, fontSize: token.textBody, fontWeight: 650 });
export const text = css({ margin: 0, color: token.inkSoft });
