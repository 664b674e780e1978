import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { head, subheading, title } from '../shared/page/subject.styles.ts';

export const name = css({ margin: `${token.spaceHalf} 0 0`, fontWeight: 650 });
export const lead = css({
  margin: `${token.space2} 0 0`,
  maxWidth: '60ch',
  fontSize: token.textLead,
  lineHeight: 1.4,
});
export const text = css({ margin: `${token.space1} 0 0`, maxWidth: '68ch', lineHeight: 1.6 });
export const soft = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  textUnderlineOffset: '0.2em',
});

/** The key facts as a ruled row of figures. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: `${token.space3} 0 0`,
  borderBlock: `1px solid ${token.ruleStrong}`,
  [from('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const figure = css({
  padding: `${token.space1} ${token.space2} ${token.space1} 0`,
  '& > dt': { color: token.inkSoft, fontSize: token.textSmall },
  '& > dd': { margin: 0, fontWeight: 650 },
});
export const act = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
  margin: `${token.space1} 0 0`,
});
export const closed = css({
  marginBlock: token.space2,
  padding: token.space2,
  borderInlineStart: `3px solid ${token.negative}`,
  backgroundColor: token.surfaceSunk,
  '& > p': { margin: 0 },
  '& > p:first-of-type': { fontWeight: 650 },
});
export const outline = css({
  margin: 0,
  paddingInlineStart: '1.5rem',
  listStyle: 'decimal',
  '& > li': { paddingBlock: token.space1, borderBottom: `1px solid ${token.rule}` },
  '& > li::marker': { color: token.accentText, fontWeight: 650 },
  '& h3': { margin: 0, fontFamily: token.fontText, fontSize: token.textBody, fontWeight: 650 },
  '& p': { margin: 0, color: token.inkSoft },
});
