import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const steps = css({
  display: 'grid',
  gap: token.spaceHalf,
  fontSize: token.textSmall,
  [from('sm')]: { display: 'flex', flexWrap: 'wrap', gap: `${token.spaceHalf} ${token.space3}` },
});
export const step = css({
  paddingInlineStart: token.space1,
  borderInlineStart: `3px solid ${token.rule}`,
  color: token.inkSoft,
  '&[aria-current]': { borderColor: token.accent, color: token.ink, fontWeight: 600 },
  '& > time': { fontWeight: 400 },
});
