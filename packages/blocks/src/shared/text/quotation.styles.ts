import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const quotation = css({ display: 'grid', gap: token.space1, margin: 0, maxWidth: '40rem' });
export const text = css({
  margin: 0,
  paddingInlineStart: token.space2,
  borderInlineStart: `2px solid ${token.rule}`,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const who = css({ display: 'flex', alignItems: 'center', gap: token.space1 });
export const picture = css({ borderRadius: '50%', objectFit: 'cover' });
export const facts = css({
  display: 'block',
  color: token.inkSoft,
  fontSize: token.textSmall,
  overflowWrap: 'anywhere',
});
