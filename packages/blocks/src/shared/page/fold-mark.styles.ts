import { token } from '@broadsheet/theme/tokens';

/** A summary with a plus, or a minus while it is open, after its text: the marker of browsers differs from one to another. */
export const foldMark = {
  display: 'flex',
  alignItems: 'center',
  columnGap: token.space1,
  width: 'fit-content',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&::after': { content: '"+" / ""', fontSize: token.textLead, lineHeight: 1 },
  'details[open] > &::after': { content: '"–" / ""' },
} as const;
