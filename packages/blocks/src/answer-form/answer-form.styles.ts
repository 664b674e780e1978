import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const body = css({ display: 'grid', gap: token.space2, maxWidth: '36rem' });
export const intro = css({ margin: 0, overflowWrap: 'anywhere' });
export const form = css({ width: '100%' });
export const row = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const text = css({ padding: token.space2, resize: 'vertical', lineHeight: 1.5 });
export const choices = css({ display: 'grid' });
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
  overflowWrap: 'anywhere',
});
export const faults = css({ display: 'grid', margin: 0, paddingInlineStart: token.space2 });
export const purpose = css({ margin: 0, color: token.inkSoft, fontSize: token.textSmall });
export const privacy = css({ color: 'inherit' });
