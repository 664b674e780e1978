import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';

const star = {
  '&::before': { content: '"☆" / ""', fontSize: '1.375rem', lineHeight: 1 },
  '&[aria-pressed="true"]::before': { content: '"★" / ""' },
} as const;

/** The label follows the state: "Save", then "Saved". */
const label = {
  '& > [data-when="saved"], &[aria-pressed="true"] > [data-when="open"]': { display: 'none' },
  '&[aria-pressed="true"] > [data-when="saved"]': { display: 'inline' },
} as const;

export const worded = css({
  ...star,
  ...label,
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

/** At the end of a row, above the link that covers it: a star, and the word once the job is saved. */
export const ofRow = css({
  ...star,
  ...label,
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: token.textSmall,
  lineHeight: 1,
  position: 'relative',
  zIndex: 1,
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: token.accentText,
});
