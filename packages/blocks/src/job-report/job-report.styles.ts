import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const summary = css({
  display: 'list-item',
  paddingBlock: '0.625rem',
  color: token.inkSoft,
  fontSize: token.textSmall,
  cursor: 'pointer',
});
export const form = css({ display: 'grid', gap: token.space1, justifyItems: 'start' });
export const reasons = css({
  '& > legend': { padding: 0, fontWeight: 600 },
  '& > label': { display: 'flex', alignItems: 'center', gap: token.space1, minHeight: '2.75rem' },
});
export const soft = css({ color: token.inkSoft, fontSize: token.textSmall });
export const note = css({ paddingBlock: token.space1 });
