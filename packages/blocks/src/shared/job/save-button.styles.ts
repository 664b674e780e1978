import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

/** The star has no text; the button has `aria-pressed`. */
const star = {
  '&::before': { content: '"☆" / ""', fontSize: '1.375rem', lineHeight: 1 },
  '&[aria-pressed="true"]::before': { content: '"★" / ""' },
} as const;

/** The label follows the state: "Save", then "Saved". */
export const worded = css({
  ...star,
  '& > [data-when="saved"], &[aria-pressed="true"] > [data-when="open"]': { display: 'none' },
  '&[aria-pressed="true"] > [data-when="saved"]': { display: 'inline' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.spaceHalf,
  minHeight: '2.75rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.ruleStrong}`,
  borderRadius: token.radius,
  background: 'none',
  fontWeight: 600,
});

/** At the end of a row, above the link that covers it. */
export const ofRow = css({
  ...star,
  position: 'relative',
  zIndex: 1,
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: token.accentText,
});
