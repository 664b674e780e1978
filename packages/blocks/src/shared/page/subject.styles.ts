import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** A mark beside its subject, if there is room. */
export const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space2,
  alignItems: 'center',
  paddingBlock: token.space1,
  [from('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
});
/** The subject of the page, with a name of any length. */
export const title = css({
  margin: 0,
  fontFamily: token.fontDisplay,
  fontSize: token.textTitle,
  fontWeight: 700,
  lineHeight: 1.1,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const subheading = css({
  margin: `${token.space3} 0 ${token.space1}`,
  paddingTop: token.space1,
  borderTop: `2px solid ${token.ruleStrong}`,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
});
