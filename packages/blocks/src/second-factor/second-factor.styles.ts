import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const stack = css({ display: 'grid', gap: token.space2, justifyItems: 'start' });
export const channels = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space1,
  '@media (scripting: none)': { display: 'none' },
});
/** Cameras need dark on light with a margin, in the dark scheme too. */
export const code = css({
  width: 'min(13rem, 100%)',
  padding: token.space1,
  backgroundColor: '#ffffff',
  color: '#000000',
});
export const secret = css({
  fontFamily: 'ui-monospace, monospace',
  letterSpacing: '0.06em',
  overflowWrap: 'anywhere',
});
export const codes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: `${token.spaceHalf} ${token.space3}`,
  padding: token.space2,
  backgroundColor: token.surfaceSunk,
});
