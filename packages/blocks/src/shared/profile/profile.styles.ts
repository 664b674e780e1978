import { css } from '@broadsheet/theme/css';
import { from, token } from '@broadsheet/theme/tokens';

/** The header is sticky: an anchor target must not be below it. */
export const anchor = css({ scrollMarginTop: '8rem' });
export const sections = css({ display: 'grid', gap: token.space4 });
export const body = css({ display: 'grid', gap: token.space2, maxWidth: '44rem' });
export const saved = css({ color: token.positive, fontWeight: 600 });

export const edit = css({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.75rem',
    color: token.accentText,
    fontWeight: 600,
    cursor: 'pointer',
  },
  '&[open] > summary': { marginBottom: token.space1 },
});

export const facts = css({ display: 'grid' });
export const fact = css({
  display: 'grid',
  gap: `0 ${token.space2}`,
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  [from('sm')]: { gridTemplateColumns: '12rem minmax(0, 1fr)' },
  '& > dt': { color: token.inkSoft },
  '& > dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
});
export const open = css({ color: token.inkSoft });

export const entry = css({
  paddingBlock: token.space1,
  borderBottom: `1px solid ${token.rule}`,
  overflowWrap: 'anywhere',
});
export const entryTitle = css({ fontSize: token.textBody });
export const text = css({ whiteSpace: 'pre-line', color: token.inkSoft });
/** An open form takes the full width; other actions are above it. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space2,
  '& > form': { width: 'auto' },
  '& > details[open]': { flexBasis: '100%', order: 1 },
});
