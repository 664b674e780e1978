import { css } from '@broadsheet/theme/css';
import { token } from '@broadsheet/theme/tokens';
import { asCard } from '../job/job-row.styles.ts';

export const reasons = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.spaceHalf,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: token.textSmall,
  '& > li': {
    padding: `0 ${token.space1}`,
    borderInlineStart: `3px solid ${token.accent}`,
  },
  // On phones the first one and how many follow: the menu of the row has them all.
  [asCard]: {
    '& > li + li': { display: 'none' },
    '& > [data-more]::after': {
      content: '" " attr(data-more)',
      color: token.accentText,
      fontWeight: 600,
    },
  },
});
export const act = css({
  minHeight: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: token.inkSoft,
  font: 'inherit',
  fontSize: token.textSmall,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '&:hover': { color: token.ink, textDecorationThickness: '2px' },
});
