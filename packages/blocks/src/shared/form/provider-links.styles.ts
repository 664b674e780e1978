import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const providers = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space1,
  width: 'min(100%, 26rem)',
});
export const provider = css({
  justifyContent: 'center',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
/** A word between two rules. */
export const or = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(1rem, 1fr) auto minmax(1rem, 1fr)',
  alignItems: 'center',
  gap: token.space1,
  margin: 0,
  color: token.inkSoft,
  fontSize: token.textSmall,
  '&::before, &::after': { content: '""', borderBlockStart: `1px solid ${token.rule}` },
});
