import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const mismatch = css({ width: 'min(100%, 26rem)', marginBlock: token.space3 });
export const sides = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: token.space2,
  margin: 0,
  paddingBlock: token.space2,
  borderBlock: `1px solid ${token.ruleStrong}`,
  '& button': { width: '100%', paddingInline: token.space1 },
  '& dd': { margin: `0 0 ${token.space1}` },
});
export const time = css({
  fontFamily: token.fontDisplay,
  fontSize: token.textLead,
  fontWeight: 700,
});
