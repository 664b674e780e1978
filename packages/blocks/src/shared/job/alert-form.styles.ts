import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const form = css({ display: 'grid', justifyItems: 'start', gap: token.space2 });
export const choices = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space3}`,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({ padding: 0, fontWeight: 600 });
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  cursor: 'pointer',
});
export const status = css({ margin: 0, fontWeight: 600 });
export const sought = css({ margin: 0, color: token.inkSoft, overflowWrap: 'anywhere' });
