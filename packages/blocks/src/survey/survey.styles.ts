import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

export const form = css({ display: 'grid', gap: token.space1, maxWidth: '40rem' });
export const questions = css({
  display: 'grid',
  gap: token.space1,
  margin: 0,
  padding: 0,
  border: 0,
});
export const question = css({ padding: 0, fontWeight: 600 });
export const choices = css({ display: 'grid', [from('sm')]: { gridTemplateColumns: '1fr 1fr' } });
export const scale = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
});
export const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
});
export const end = css({ color: token.inkSoft, fontSize: token.textSmall });
export const text = css({ padding: token.space2, resize: 'vertical', lineHeight: 1.5 });
export const ways = css({ display: 'flex', flexWrap: 'wrap', gap: token.space1 });
