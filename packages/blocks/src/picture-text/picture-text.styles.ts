import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const section = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space3,
  alignItems: 'center',
  [from('md')]: { '&:has(> span)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const picture = css({ aspectRatio: '16 / 9' });
export const pictureAtEnd = `${picture} ${css({ [from('md')]: { order: 1 } })}`;
export const text = css({ display: 'grid', justifyItems: 'start', gap: token.space2 });
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
});
