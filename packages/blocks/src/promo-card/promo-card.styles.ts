import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const card = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  padding: token.space3,
  borderInlineStart: `3px solid ${token.accent}`,
  backgroundColor: token.accentSoft,
  // A long word of a marketer, in large text on a small phone.
  '& > a': { overflowWrap: 'anywhere' },
  [from('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
});
export const picture = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 1',
  objectFit: 'cover',
});
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
export const text = css({ margin: `${token.spaceHalf} 0 0`, maxWidth: '60ch' });
