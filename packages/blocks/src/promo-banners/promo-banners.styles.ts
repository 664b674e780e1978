import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export { cardShelf as list } from '../shared/list/entry-list.styles.ts';
export { coveringLink as link } from '../shared/page/covering-link.styles.ts';

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  columnGap: token.space2,
  paddingBlock: token.space2,
  borderBottom: `1px solid ${token.rule}`,
  transition: `background-color ${token.motion}`,
  '&:hover': { backgroundColor: token.surfaceSunk },
});
export const picture = css({
  gridColumn: '1 / -1',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  marginBottom: token.space1,
});
export const body = css({ minWidth: 0 });
export const wideBody = `${body} ${css({ gridColumn: '1 / -1' })}`;
export const owner = css({
  margin: 0,
  color: token.inkSoft,
  fontSize: token.textSmall,
  overflowWrap: 'anywhere',
});
/** Above the link that covers the card. */
export const ownerLink = css({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  paddingBlock: token.spaceHalf,
  color: token.inkSoft,
});
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textBody,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const text = css({ margin: `${token.spaceHalf} 0 0`, fontSize: token.textSmall });
export const subText = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const cta = css({
  margin: `${token.spaceHalf} 0 0`,
  color: token.accentText,
  fontSize: token.textSmall,
  fontWeight: 600,
});
