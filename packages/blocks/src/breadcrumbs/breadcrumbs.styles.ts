import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const trail = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space1,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  minHeight: '2.75rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
  '& > li + li::before': { content: '"›"', marginInlineEnd: token.space1 },
});
/** Belongs to the next block: its negative margin removes most of the space between the two. */
export const nav = css({
  marginBottom: `calc(-1 * ${token.space3})`,
  [from('md')]: { marginBottom: `calc(${token.spaceHalf} - ${token.space6})` },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: token.accentText, textDecoration: 'underline' },
});
export const here = css({
  display: 'inline-block',
  maxWidth: 'min(24ch, 70vw)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
});
