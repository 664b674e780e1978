import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

export const choices = css({ display: 'flex', flexWrap: 'wrap', columnGap: token.space3 });
export const choice = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space1,
  minHeight: '2.75rem',
});
export const area = css({ padding: token.space2, resize: 'vertical', lineHeight: 1.5 });

export const picker = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.spaceHalf,
});
export const picked = css({ display: 'flex', flexWrap: 'wrap', gap: token.spaceHalf });
export const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.spaceHalf,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  background: token.accentSoft,
  color: token.ink,
});
export const boxes = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
});
/** A day and a month are short, a year is four digits: all fit a narrow phone. */
export const dateParts = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, auto)',
  justifyContent: 'start',
  gap: token.space1,
});
