import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export { facts, list, text, title } from '../parts/card-words.styles.ts';
export { coveringLink as link } from '../parts/covering-link.styles.ts';

export const event = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: token.space2,
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  [from('sm')]: { alignItems: 'baseline' },
});
export const day = css({
  color: token.accentText,
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
});
