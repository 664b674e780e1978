import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { coveringLink as link } from '../shared/page/covering-link.styles.ts';

export const cards = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: token.space2,
  [from('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const card = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: token.space1,
  padding: token.space2,
  borderTop: `3px solid ${token.accent}`,
  backgroundColor: token.surfaceSunk,
});
export const institute = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  lineHeight: 1.25,
});
export const text = css({ margin: 0 });
export const action = css({ margin: 0, color: token.accentText, fontWeight: 600 });
