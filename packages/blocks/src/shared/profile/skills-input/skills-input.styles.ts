import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const skills = css({ display: 'grid', gap: token.space1 });
export const box = css({ position: 'relative' });
export const synonym = css({ color: token.inkSoft });

export const chips = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
export const chip = css({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${token.rule}`,
  borderRadius: token.radius,
  backgroundColor: token.surfaceSunk,
  '& > button': { minHeight: '2.75rem', border: 0, background: 'none' },
});
export const name = css({
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '&[aria-pressed="true"]': { fontWeight: 600 },
});
export const remove = css({ minWidth: '2.75rem', color: token.inkSoft });
export const moves = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
