import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { subheading, title } from '../shared/page/subject.styles.ts';

export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  paddingBlock: `${token.space1} ${token.space3}`,
  [from('sm')]: { gridArea: 'head', gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
export const company = css({ fontSize: token.textLead });
export const companyLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: token.accentText,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/**
 * What decides between one column and two is the width of the block, which is narrow in the pane beside a list. Phones have no
 * container: it would hold the bar that is fixed to their window.
 */
const WIDE = '@container job (min-width: 54rem)';
const IN_PANE = '@container job (max-width: 34rem)';
export const frame = css({ [from('md')]: { container: 'job / inline-size' } });
export const vacancy = css({
  [WIDE]: {
    display: 'grid',
    gridTemplate: `'head card' auto 'body card' 1fr / minmax(0, 1fr) 20rem`,
    columnGap: token.space6,
  },
});
/** Stays in view beside the text. A card that is higher than the window scrolls by itself. */
export const card = css({
  '& > * + *': { marginTop: token.space1 },
  [WIDE]: {
    gridArea: 'card',
    alignSelf: 'start',
    position: 'sticky',
    top: token.space2,
    maxHeight: `calc(100vh - 2 * ${token.space2})`,
    overflowY: 'auto',
    containerType: 'inline-size',
    padding: `${token.space1} ${token.space2}`,
    border: `1px solid ${token.ruleStrong}`,
    borderRadius: token.radius,
    backgroundColor: token.surfaceRaised,
  },
});
export const body = css({
  minWidth: 0,
  marginTop: token.space4,
  [WIDE]: { gridArea: 'body', marginTop: 0 },
});
export const more = css({ '& > *': { marginTop: token.space4 } });

/** The four key facts as a ruled row of figures, or one below the other in the card. */
export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  borderBlock: `1px solid ${token.ruleStrong}`,
  [from('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, auto))' },
  [IN_PANE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr)', borderTop: 0 },
});
export const figure = css({
  padding: `${token.space1} ${token.space2} ${token.space1} 0`,
  '& > dt': { color: token.inkSoft, fontSize: token.textSmall },
  '& > dd': { margin: 0, fontWeight: 650 },
  [from('sm')]: {
    '& + div': { paddingInlineStart: token.space2, borderInlineStart: `1px solid ${token.rule}` },
  },
  [IN_PANE]: { '&:nth-of-type(odd)': { paddingInlineStart: 0, borderInlineStart: 0 } },
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    paddingBlock: token.spaceHalf,
    '& + div': { paddingInlineStart: 0, borderInlineStart: 0 },
  },
});

export const expired = css({
  marginBlock: token.space3,
  padding: token.space2,
  borderInlineStart: `3px solid ${token.negative}`,
  backgroundColor: token.surfaceSunk,
  '& > p': { margin: 0 },
  '& > p:first-of-type': { fontWeight: 650 },
});

/** Folded, because people who came for the job do not need it first. */
export const folded = css({
  marginTop: token.space2,
  paddingBlock: token.space1,
  lineHeight: '1.75rem',
  cursor: 'pointer',
});

export const description = css({
  maxWidth: '68ch',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& h3, & h4': {
    margin: `${token.space3} 0 ${token.space1}`,
    fontFamily: token.fontDisplay,
    fontSize: token.textLead,
    lineHeight: 1.3,
  },
  '& p': { margin: `0 0 ${token.space2}` },
  '& ul, & ol': { margin: `0 0 ${token.space2}`, paddingInlineStart: '1.25rem' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li': { marginBottom: token.spaceHalf },
  '& li::marker': { color: token.accentText },
});
export const factLink = css({ color: token.accentText });
export const facts = css({
  display: 'grid',
  margin: 0,
  fontSize: token.textSmall,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'min(8rem, 40%) minmax(0, 1fr)',
    gap: token.space2,
    paddingBlock: token.space1,
    borderBottom: `1px solid ${token.rule}`,
  },
  '& dt': { color: token.inkSoft },
  '& dd': { margin: 0 },
});
